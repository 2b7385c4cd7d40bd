import { fillTemplate } from '../../lib/i18n/client/fill-template'
import type { Grid } from '../../lib/research/results'
import { element } from '../element'
import { type Desk, type Ended, openDesk, type Step } from './desk'
import { makeGridFields } from './grid-fields'
import type { ReadPicture } from './read-picture'
import { sentencesOf } from './sentences'
import { makeSlot } from './slot'
import type { OwnTexts } from './texts'

/** What is drawn: the report, and what was chosen for it. */
export interface Chosen {
  names: string[]
  pictures: (ReadPicture | undefined)[]
  grid: Grid
}

/** Everything between the choice of files and the drawing of a report. */
export function makePanel<Report>(
  texts: OwnTexts,
  worker: string,
  draw: (report: Report, chosen: Chosen) => void,
  clear: () => void,
): HTMLFormElement {
  const desk: Desk<Report> = openDesk<Report>(worker)
  const grid = makeGridFields(texts)
  const slots = ([0, 1] as const).map((at) => makeSlot(texts, at, desk, () => grid.suggest(firstPicture())))
  const firstPicture = () => slots.map(({ picture }) => picture()).find(Boolean)

  const wrong = element('div', { class: 'own-error', id: 'own-error', role: 'alert', tabindex: '-1', hidden: '' })
  const status = element('p', { class: 'own-status', role: 'status' })
  const bar = element('progress', { max: '1', hidden: '', 'aria-label': texts.reading })
  const submit = element('button', { type: 'submit', class: 'own-show' }, texts.show)

  const complain = (...parts: string[]) => {
    const [place = '', ...rest] = parts
    const lines = [element('strong', {}, place), ...rest.flatMap((part) => [' ', part])]
    wrong.replaceChildren(element('p', {}, ...lines))
    wrong.hidden = false
    wrong.focus()
  }
  const end = (words = '') => {
    bar.hidden = true
    status.textContent = words
  }
  const tell = (step: Step) => {
    if (step.is === 'progress') bar.value = step.part
    else {
      bar.removeAttribute('value')
      status.textContent = fillTemplate(texts.counting, { rows: step.rows.toLocaleString('en-GB') })
    }
  }
  const answered = (answer: Ended<Report>, chosen: Chosen) => {
    if (answer.is === 'stopped') return
    end(answer.is === 'report' ? texts.done : '')
    if (answer.is === 'report') draw(answer.report, chosen)
    else if (answer.is === 'refused') {
      const { place, what, fix } = sentencesOf(answer.refusal, chosen.names[answer.refusal.version] ?? '', texts)
      complain(`${place}:`, what, fix)
    } else if (answer.is === 'unreadable') complain(`${chosen.names[answer.version]}:`, texts.wrong.unreadable)
    else if (answer.is === 'failed') complain(answer.began ? texts.wrong.brokeOff : texts.wrong.noWorker)
  }
  const read = async () => {
    wrong.hidden = true
    wrong.replaceChildren()
    clear()
    const size = grid.grid()
    const [a, b] = slots
    const first = a?.results()
    if (!a || !b || !first) {
      end()
      return complain(b?.results() ? texts.onlyB : texts.wrong.noFile)
    }
    grid.mark(!size, wrong.id)
    if (!size) {
      end()
      return complain(texts.wrong.grid)
    }
    const second = b.results()
    const files = second ? [first, second] : [first]
    const chosen = { names: files.map(({ name }) => name), pictures: [a.picture(), b.picture()], grid: size }
    status.textContent = texts.reading
    bar.value = 0
    bar.hidden = false
    answered(await desk.report(files, size, tell), chosen)
  }
  const panel = element(
    'form',
    { class: 'own-form', autocomplete: 'off', 'aria-label': texts.form },
    element('div', { class: 'own-slots' }, ...slots.map(({ whole }) => whole)),
    element('div', { class: 'own-end' }, grid.whole, element('div', { class: 'own-do' }, submit, status, bar)),
    wrong,
  )
  panel.addEventListener('submit', (event) => {
    event.preventDefault()
    read()
  })
  return panel
}
