/** @jsxImportSource ../jsx */
import type { Grid } from '@oogwenk/gaze'
import { fillTemplate } from '../../lib/i18n/client/fill-template'
import { create } from '../jsx/jsx-runtime'
import { fetchExample } from './example'
import { type FieldError, makeFieldError } from './field-error'
import { makeFileField } from './file-field'
import { makeGridFields } from './grid-fields'
import { AREAS, type FileMistake } from './messages'
import type { ReadPicture } from './picture-file'
import { makeSlot } from './slot'
import type { OwnTexts } from './texts'
import { type Outcome, type Progress, startWorkerClient } from './worker-client'

/** The visitor's choices, which a report shows along with its numbers. */
export interface Chosen {
  names: string[]
  /** The name of the file with the areas, if one was chosen. */
  areas: string | undefined
  pictures: (ReadPicture | undefined)[]
  grid: Grid
  /** Says that the grid is only a fraction of the picture's size; empty if it was not reduced. */
  note: string
}

/** Formats a number for the language of the page. */
const localNumber = (value: number) => value.toLocaleString(document.documentElement.lang || undefined)

/**
 * Says where a mistake is, such as `A: results.csv, line 7`.
 * @param file its letter and name, if they should be shown
 */
function locationText({ line, column }: FileMistake, file: string | undefined, texts: OwnTexts): string {
  return [
    ...(file === undefined ? [] : [file]),
    ...(line === undefined ? [] : [fillTemplate(texts.line, { line: localNumber(line) })]),
    ...(column === undefined ? [] : [fillTemplate(texts.column, { column })]),
  ].join(', ')
}

/**
 * Makes the form for a visitor's files. It sends them to the worker, and shows the mistakes that the worker finds in
 * them.
 * @param draw draws a report
 * @param clear removes the report drawn last, before another is computed
 */
export function makePanel<Report extends { versions: readonly { grid: Grid }[] }>(
  texts: OwnTexts,
  workerUrl: string,
  draw: (report: Report, chosen: Chosen) => void,
  clear: () => void,
): HTMLFormElement {
  const worker = startWorkerClient<Report>(workerUrl)
  const grid = makeGridFields(texts)
  const slotAt = (index: 0 | 1) => makeSlot(texts, index, worker, () => grid.suggest(firstPicture()))
  const slots = [slotAt(0), slotAt(1)] as const
  const areas = makeFileField(
    {
      ...{ id: 'own-areas', label: `${texts.areas} ${texts.optional}`, hint: texts.dropAreas, help: texts.areasHelp },
      ...{ accept: '.csv,text/csv', remove: texts.remove },
    },
    () => {},
  )
  const errorOf = (index: number) => [slots[0].results, slots[1].results, areas][index]?.error ?? failed
  const firstPicture = () => slots.map(({ picture }) => picture()).find(Boolean)

  const failed = makeFieldError('own-failed')
  const status = create(<p class="own-status" role="status" />)
  const bar = create<HTMLProgressElement>(<progress max={1} hidden aria-label={texts.reading} />)
  const example = create(
    <button type="button" class="own-show">
      {texts.example}
    </button>,
  )

  const showError = (error: FieldError, ...parts: string[]) => {
    error.show(...parts)
    error.element.focus()
  }
  const end = (sentence = '') => {
    bar.hidden = true
    status.textContent = sentence
  }
  const showProgress = (progress: Progress) => {
    if (progress.is === 'progress') bar.value = progress.part
    else {
      bar.removeAttribute('value')
      status.textContent = fillTemplate(texts.counting, { rows: localNumber(progress.rows) })
    }
  }
  const showOutcome = (outcome: Outcome<Report>, chosen: Omit<Chosen, 'note'>) => {
    if (outcome.is === 'stopped') return
    end(outcome.is === 'report' ? texts.done : '')
    if (outcome.is === 'report') {
      const fitted = outcome.report.versions[0]?.grid ?? chosen.grid
      draw(outcome.report, { ...chosen, grid: fitted, note: grid.showFitted(fitted) })
    } else if (outcome.is === 'refused') {
      const { file, mistakes } = outcome
      const label = `${file === AREAS ? texts.areas : 'AB'[file]}: ${nameOf(chosen, file)}`
      const { element, showAll } = errorOf(file)
      showAll(
        mistakes.map((each, index) => {
          const location = locationText(each, index === 0 ? label : undefined, texts)
          return [`${location.replace(/^./, (first) => first.toUpperCase())}:`, each.what, each.fix]
        }),
      )
      element.focus()
    } else if (outcome.is === 'unreadable')
      showError(errorOf(outcome.file), `${nameOf(chosen, outcome.file)}:`, texts.wrong.unreadable)
    else if (outcome.is === 'failed') showError(failed, outcome.began ? texts.wrong.brokeOff : texts.wrong.noWorker)
  }
  const read = async () => {
    failed.show()
    clear()
    end()
    const files = slots.flatMap(({ results }) => results.file() ?? [])
    for (const { error } of [...slots.map(({ results }) => results), areas]) error.show()
    if (!slots[0].results.file()) return showError(errorOf(0), files.length > 0 ? texts.onlyB : texts.wrong.noFile)
    const size = grid.size()
    if (!size) return grid.showError(texts.wrong.grid)
    const pictures = slots.map(({ picture }) => picture())
    const chosen = { names: files.map(({ name }) => name), areas: areas.file()?.name, pictures, grid: size.grid }
    status.textContent = texts.reading
    bar.value = 0
    bar.hidden = false
    showOutcome(await worker.report({ files, areas: areas.file(), ...size }, showProgress), chosen)
  }
  const panel = create<HTMLFormElement>(
    <form class="own-form" autoComplete="off" aria-label={texts.form}>
      <div class="own-slots">{slots.map(({ element }) => element)}</div>
      <div class="own-end">
        <div class="own-both">
          {areas.element}
          {grid.element}
        </div>
        <div class="own-submit">
          <div class="own-actions">
            <button type="submit" class="own-show">
              {texts.show}
            </button>
            {example}
          </div>
          {status}
          {bar}
          {failed.element}
        </div>
      </div>
    </form>,
  )
  example.addEventListener('click', async () => {
    const found = await fetchExample().catch(() => undefined)
    if (!found) return showError(failed, texts.wrong.noExample)
    slots.forEach(({ results }, index) => {
      results.setFile(found.results[index])
    })
    areas.setFile(found.areas)
    grid.enter(found.grid)
    read()
  })
  panel.addEventListener('submit', (event) => {
    event.preventDefault()
    read()
  })
  return panel
}

/** Returns the name of a file by its index: 0 for A, 1 for B, `AREAS` for the areas. Empty if there is none. */
const nameOf = ({ names, areas }: Omit<Chosen, 'note'>, index: number) => (index === AREAS ? areas : names[index]) ?? ''
