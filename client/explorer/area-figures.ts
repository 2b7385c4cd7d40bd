import { figuresOfDrawn } from '../../lib/research/drawn-area'
import type { Figure } from '../../lib/research/figures'
import type { AreaFigures } from '../../lib/research/summarise'
import { smallestDiameter, type Trust, trustOf, WEBCAM_ERROR } from '../../lib/research/vision'
import { element } from '../element'
import { debounce } from '../pace'
import { ownArea } from './own-area'
import { type Scene, shownOf } from './scene'
import { letterDisc, numeral, text } from './texts'

/** How long an area rests before it is read out, in milliseconds. */
const REST_MS = 700

const ROWS = ['dwell', 'dwellShare', 'firstLook', 'seen'] as const

const TRUST: Record<Trust, 'trustEither' | 'trustSmaller' | 'trustNone'> = {
  'at either error': 'trustEither',
  'at the smaller error': 'trustSmaller',
  'too small': 'trustNone',
}

/** A figure as it is printed, with its unit. */
function shownValue({ printed, decimals, unit }: Figure): string {
  if (Number.isNaN(printed)) return text('unknown')
  return text(unit === 'seconds' ? 'seconds' : 'percent', { n: numeral(printed, decimals) })
}

/** How many people saw an area, of those whose gaze was measured; said once, beside their share. */
const peopleOf = ({ n, never = 0 }: Figure): string => text('of', { n: n - never, of: n })

/** The figures of the drawn area, for each version that is shown, with how far they can be trusted. */
export function makeAreaFigures(scene: Scene): HTMLElement {
  const { versions } = scene
  const isSimulated = versions.some(({ data }) => data.simulated)
  const table = element('table', { class: 'explorer-table' })
  const trust = element('p', { class: 'explorer-trust' })
  const live = element('p', { class: 'hidden-from-sight', role: 'status' })
  const whole = element('div', { class: 'explorer-figures' }, table, trust, live)
  const readOut = debounce(() => {
    live.textContent = whole.hidden ? '' : (live.dataset.next ?? '')
  }, REST_MS)

  scene.follow(({ area, people, view }, before) => {
    if (before && area === before.area && people === before.people && view === before.view) return
    whole.hidden = area === undefined
    if (!area) return
    const shown = shownOf(scene)
    const own = shown.map((version) => ownArea(scene, version))
    const all = shown.map(({ chosen, data }, at) => own[at] && figuresOfDrawn(chosen, own[at], data.areas))
    const isNobody = (at: number) => shown[at]?.chosen.length === 0
    const letters = shown.map(({ letter }) => (versions.length > 1 ? letter.toUpperCase() : text('result')))
    table.replaceChildren(
      element('caption', {}, text(isSimulated ? 'resultsSimulated' : 'results')),
      element(
        'tr',
        {},
        element('td'),
        ...shown.map(({ letter }, at) =>
          element('th', { scope: 'col' }, versions.length > 1 ? letterDisc(letter) : (letters[at] as string)),
        ),
      ),
      ...ROWS.map((row) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, text(row)),
          // Who is not there did nothing: one sentence for all rows.
          ...all.flatMap((figures, at) => {
            if (!figures) return element('td', {}, '–')
            if (!isNobody(at)) return element('td', {}, ...cellOf(figures, row))
            return row === ROWS[0] ? element('td', { rowspan: String(ROWS.length) }, text('nobody')) : []
          }),
        ),
      ),
    )
    // Of areas of one name the smallest counts: figures are compared.
    const across = Math.min(...own.flatMap((each) => (each ? [each.width, each.height] : [])))
    const trusted = trustOf(across)
    trust.textContent =
      across < Number.POSITIVE_INFINITY
        ? text(TRUST[trusted], { ...WEBCAM_ERROR, across, least: smallestDiameter(WEBCAM_ERROR.best) })
        : ''
    trust.toggleAttribute('data-small', trusted === 'too small')
    const said = all.map(
      (figures, at) =>
        `${letters[at]}: ${figures ? (isNobody(at) ? text('nobody') : `${ROWS.map((row) => `${text(row)} ${shownValue(figures[row])}`).join(', ')}.`) : text('nothing')}`,
    )
    live.dataset.next = `${isSimulated ? text('simulated', { text: said.join(' ') }) : said.join(' ')} ${trust.textContent}`
    if (before) readOut()
  })
  return whole
}

const cellOf = (figures: AreaFigures, row: (typeof ROWS)[number]): HTMLElement[] => [
  element('b', {}, shownValue(figures[row])),
  ...(row === 'seen' ? [element('span', {}, ` ${peopleOf(figures[row])}`)] : []),
]
