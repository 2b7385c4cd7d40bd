import { fillTemplate } from '../../lib/i18n/client/fill-template'
import type { Grid } from '../../lib/research/results'
import { element } from '../element'
import { type Desk, type Ended, openDesk, type Step } from './desk'
import { exampleOf } from './example'
import { type FileField, makeFileField } from './file-field'
import { makeGridFields } from './grid-fields'
import { AREAS } from './messages'
import type { ReadPicture } from './read-picture'
import { sentencesOf } from './sentences'
import { makeSlot } from './slot'
import { makeStorey, type Storey } from './storey'
import type { OwnTexts } from './texts'

/** What is drawn: the report, and what was chosen for it. */
export interface Chosen {
  names: string[]
  /** Name of the file of areas; undefined where none was chosen. */
  areas: string | undefined
  pictures: (ReadPicture | undefined)[]
  grid: Grid
  /** That gaze fits a part of the picture alone; nothing where it does not. */
  note: string
}

/** Everything between the choice of files and the drawing of a report. */
export function makePanel<Report extends { versions: readonly { grid: Grid }[] }>(
  texts: OwnTexts,
  worker: string,
  draw: (report: Report, chosen: Chosen) => void,
  clear: () => void,
): HTMLFormElement {
  const desk: Desk<Report> = openDesk<Report>(worker)
  const grid = makeGridFields(texts)
  const slotOf = (at: 0 | 1) => makeSlot(texts, at, desk, () => grid.suggest(firstPicture()))
  const slots = [slotOf(0), slotOf(1)] as const
  const areas = makeAreasField(texts)
  const wrongOf = (version: number) => [slots[0].results, slots[1].results, areas][version]?.wrong ?? failed
  const firstPicture = () => slots.map(({ picture }) => picture()).find(Boolean)

  const failed = makeStorey('own-failed')
  const status = element('p', { class: 'own-status', role: 'status' })
  const bar = element('progress', { max: '1', hidden: '', 'aria-label': texts.reading })
  const submit = element('button', { type: 'submit', class: 'own-show' }, texts.show)
  const example = element('button', { type: 'button', class: 'own-show' }, texts.example)

  const complain = (storey: Storey, ...parts: string[]) => {
    storey.say(...parts)
    storey.whole.focus()
  }
  const end = (words = '') => {
    bar.hidden = true
    status.textContent = words
  }
  const tell = (step: Step) => {
    if (step.is === 'progress') bar.value = step.part
    else {
      bar.removeAttribute('value')
      status.textContent = fillTemplate(texts.counting, {
        rows: step.rows.toLocaleString(document.documentElement.lang || undefined),
      })
    }
  }
  const answered = (answer: Ended<Report>, chosen: Omit<Chosen, 'note'>) => {
    if (answer.is === 'stopped') return
    end(answer.is === 'report' ? texts.done : '')
    if (answer.is === 'report') {
      const fitted = answer.report.versions[0]?.grid ?? chosen.grid
      draw(answer.report, { ...chosen, grid: fitted, note: grid.fitted(fitted) })
    } else if (answer.is === 'refused') {
      const { version } = answer.refusal
      const { place, what, fix } = sentencesOf(answer.refusal, nameOf(chosen, version), texts)
      complain(wrongOf(version), `${place}:`, what, fix)
    } else if (answer.is === 'unreadable')
      complain(wrongOf(answer.version), `${nameOf(chosen, answer.version)}:`, texts.wrong.unreadable)
    else if (answer.is === 'failed') complain(failed, answer.began ? texts.wrong.brokeOff : texts.wrong.noWorker)
  }
  const read = async () => {
    failed.say()
    clear()
    end()
    const files = slots.flatMap(({ results }) => results.file() ?? [])
    for (const { wrong } of [...slots.map(({ results }) => results), areas]) wrong.say()
    if (!slots[0].results.file()) return complain(wrongOf(0), files.length > 0 ? texts.onlyB : texts.wrong.noFile)
    const size = grid.size()
    if (!size) return grid.complain(texts.wrong.grid)
    const pictures = slots.map(({ picture }) => picture())
    const chosen = { names: files.map(({ name }) => name), areas: areas.file()?.name, pictures, grid: size.grid }
    status.textContent = texts.reading
    bar.value = 0
    bar.hidden = false
    answered(await desk.report({ files, areas: areas.file(), ...size }, tell), chosen)
  }
  const panel = element(
    'form',
    { class: 'own-form', autocomplete: 'off', 'aria-label': texts.form },
    element('div', { class: 'own-slots' }, ...slots.map(({ whole }) => whole)),
    element(
      'div',
      { class: 'own-end' },
      element('div', { class: 'own-both' }, areas.whole, grid.whole),
      element(
        'div',
        { class: 'own-do' },
        element('div', { class: 'own-actions' }, submit, example),
        status,
        bar,
        failed.whole,
      ),
    ),
  )
  example.addEventListener('click', async () => {
    const found = await exampleOf().catch(() => undefined)
    if (!found) return complain(failed, texts.wrong.noExample)
    slots.forEach(({ results }, at) => {
      results.take(found.results[at])
    })
    areas.take(found.areas)
    grid.type(found.grid)
    read()
  })
  panel.addEventListener('submit', (event) => {
    event.preventDefault()
    read()
  })
  return panel
}

/** The name of a file, by what it is. */
const nameOf = ({ names, areas }: Omit<Chosen, 'note'>, version: number) =>
  (version === AREAS ? areas : names[version]) ?? ''

/** Takes the areas of both versions. */
const makeAreasField = (texts: OwnTexts): FileField =>
  makeFileField(
    {
      ...{ id: 'own-areas', label: `${texts.areas} ${texts.optional}`, hint: texts.dropAreas, help: texts.areasHelp },
      ...{ accept: '.csv,text/csv', remove: texts.remove },
    },
    () => {},
  )
