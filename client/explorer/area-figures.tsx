/** @jsxImportSource ../jsx */
import { type Figure, figuresOfArea, type Rectangle, type Trust } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { create, render } from '../jsx/jsx-runtime'
import { debounce } from '../throttle'
import { chosenAreaOn } from './chosen-area'
import { type ExplorerStore, visibleVersions } from './store'
import { formatNumber, LetterMark, text } from './texts'

/** How long an area must be unchanged before its figures are read out, in milliseconds. */
const REST_MS = 700

const ROWS = ['dwell', 'dwellShare', 'firstLook', 'seen'] as const

/** Says whether the figures of an area can be trusted. @param across its shorter side, in pixels of the grid */
function trustText(trusted: Trust, across: number): string {
  const { best, online } = settings.WEBCAM_ERROR
  if (trusted === 'too small') return text('trustNone', { across, least: settings.SMALLEST_DIAMETER.best })
  return text(trusted === 'at either error' ? 'trustEither' : 'trustSmaller', { across, best, online })
}

/** Formats a figure with its unit. */
function shownValue({ printed, decimals, unit }: Figure): string {
  if (Number.isNaN(printed)) return text('unknown')
  return text(unit === 'seconds' ? 'seconds' : 'percent', { n: formatNumber(printed, decimals) })
}

/** Says how many of the people with a fixation saw the area, and for how many that is not known. */
const peopleOf = ({ n, of, never = 0 }: Figure): string =>
  text('of', { n: n - never, of: n }) + (of > n ? `, ${of - n} ${text('unknown')}` : '')

/**
 * Makes the table with the figures of the drawn area, for each version that is shown, and says how reliable they are.
 */
export function makeAreaFigures(store: ExplorerStore): HTMLElement {
  const { isPair, isSimulated } = store
  const table = create(<table class="explorer-table" />)
  const trust = create(<p class="explorer-trust" />)
  const live = create(<p class="visually-hidden" role="status" />)
  const element = create(
    <div class="explorer-figures">
      {table}
      {trust}
      {live}
    </div>,
  )
  const readOut = debounce(() => {
    live.textContent = element.hidden ? '' : (live.dataset.next ?? '')
  }, REST_MS)

  store.subscribe(({ area, people, view }, before) => {
    if (before && area === before.area && people === before.people && view === before.view) return
    element.hidden = area === undefined
    if (!area) return
    const columns = visibleVersions(store).map((version) => {
      const { letter, chosen, data } = version
      const own = chosenAreaOn(store, version)
      return {
        ...{ letter, own, isNobody: chosen.length === 0 },
        heading: isPair ? letter.toUpperCase() : text('result'),
        figures: own && figuresOfArea(chosen, own, data.areas),
      }
    })
    const cellOf = (row: (typeof ROWS)[number], { figures, isNobody }: (typeof columns)[number]) => {
      if (!figures) return <td>–</td>
      // If nobody is chosen, one sentence applies to all rows.
      if (isNobody) return row === ROWS[0] && <td rowSpan={ROWS.length}>{text('nobody')}</td>
      return (
        <td>
          <b>{shownValue(figures[row])}</b>
          {row === 'seen' && <span> {peopleOf(figures.seen)}</span>}
        </td>
      )
    }
    render(table, [
      <caption>{text(isSimulated ? 'resultsSimulated' : 'results')}</caption>,
      <tr>
        <td />
        {columns.map(({ letter, heading }) => (
          <th scope="col">{isPair ? <LetterMark letter={letter} /> : heading}</th>
        ))}
      </tr>,
      ROWS.map((row) => (
        <tr>
          <th scope="row">{text(row)}</th>
          {columns.map((column) => cellOf(row, column))}
        </tr>
      )),
    ])
    // Among areas with the same name, the smallest decides, because their figures are compared with each other.
    const sideOf = (own: Rectangle) => Math.min(own.width, own.height)
    const across = Math.min(...columns.flatMap(({ own }) => (own ? sideOf(own) : [])))
    const trusted = columns.find(({ own }) => own && sideOf(own) === across)?.figures?.seen.trust
    trust.textContent = trusted ? trustText(trusted, across) : ''
    trust.toggleAttribute('data-small', trusted === 'too small')
    const sentenceOf = ({ figures, isNobody }: (typeof columns)[number]) => {
      if (!figures) return text('nothing')
      if (isNobody) return text('nobody')
      return `${ROWS.map((row) => `${text(row)} ${shownValue(figures[row])}`).join(', ')}.`
    }
    const sentences = columns.map((column) => `${column.heading}: ${sentenceOf(column)}`).join(' ')
    live.dataset.next = `${store.label(sentences)} ${trust.textContent}`
    if (before) readOut()
  })
  return element
}
