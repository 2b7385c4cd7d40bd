import type { Channel } from '../../lib/research/channels'
import { CURVE_STEP } from '../../lib/research/curves'
import { FELT, type Felt } from '../../lib/research/emotions'
import { meanCurve, ownCurve } from '../../lib/research/mean-curve'
import { element, shape } from '../element'
import { COLOURS } from './light'
import { type Scene, WORDS } from './scene'
import { letterDisc, nameOf, numeral, text } from './texts'

/** Units of the drawing of a curve. */
const SIZE = { width: 600, height: 60, edge: 4 }
/** How far apart letters at the ends of lines, and the two numbers of a scale, have to stand, in the same units. */
const [LETTER, NUMBER] = [19, 14]

/** The curve of a group as a path; `of` gives a value its place. */
function pathOf(curve: Float64Array, of: (value: number) => number): string {
  let pen = 'M'
  return Array.from(curve, (value, step) => {
    if (Number.isNaN(value)) {
      pen = 'M'
      return ''
    }
    const part = `${pen}${(((step + 0.5) * SIZE.width) / curve.length).toFixed(1)} ${of(value).toFixed(1)}`
    pen = 'L'
    return part
  }).join('')
}

/** One curve for each version, with the values of the moment in words. */
function makeRow(scene: Scene, label: Node, channelOf: () => Channel) {
  const { versions, limits } = scene
  const values = element('p', { class: 'explorer-values' })
  const zero = shape('path', { class: 'explorer-zero' })
  const lines = versions.map(({ letter }) => shape('path', { stroke: COLOURS[letter], 'data-of': letter }))
  const drawing = shape(
    'svg',
    { viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    zero,
    ...lines,
  )
  let curves: Float64Array[] = []
  const texts = versions.map(() => new Text(''))
  const unit = new Text('')
  for (const [at, { letter }] of versions.entries())
    values.append(
      element('span', { 'data-of': letter }, ...(versions.length > 1 ? [letterDisc(letter)] : []), texts[at] as Text),
    )
  values.append(unit)
  // What a drawing that is stretched cannot hold: the scale, and which line is whose.
  const [nil, ...ends] = [element('span', {}, '0'), element('span'), element('span')]
  const letters = versions.length > 1 ? versions.map(({ letter }) => letterDisc(letter)) : []
  const place = (label: HTMLElement, y: number) => {
    label.style.top = `${(100 * y) / SIZE.height}%`
  }
  const say = () => {
    const step = Math.min(Math.floor(scene.state.t / CURVE_STEP), Math.ceil(limits.until / CURVE_STEP) - 1)
    for (const [at, node] of texts.entries()) {
      const value = curves[at]?.[step] ?? Number.NaN
      const isNobody = versions[at]?.chosen.length === 0
      const now = Number.isNaN(value) ? text(isNobody ? 'noOne' : 'unknown') : numeral(value, 1, true)
      if (node.data !== now) node.data = now
    }
  }
  const draw = () => {
    const channel = channelOf()
    curves = versions.map(({ chosen }) =>
      meanCurve(
        chosen.flatMap((session) => ownCurve(session, channel, limits.until) ?? []),
        limits.until,
      ),
    )
    const known = curves.flatMap((curve) => [...curve]).filter((value) => !Number.isNaN(value))
    const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)]
    const { height, edge } = SIZE
    const of = (value: number) => height - edge - ((value - low) / (high - low || 1)) * (height - 2 * edge)
    place(nil, of(0))
    for (const [at, value] of [low, high].entries()) {
      const tick = ends[at] as HTMLElement
      tick.textContent = numeral(value, 1, true)
      place(tick, of(value))
      tick.hidden = Math.abs(of(value) - of(0)) < NUMBER
    }
    const last = curves.map((curve) => curve.findLast((value) => !Number.isNaN(value)))
    const [one = 0, other = 0] = last.map((value) => of(value ?? 0))
    const push = Math.max(0, LETTER - Math.abs(one - other)) / 2
    for (const [at, letter] of letters.entries()) {
      letter.hidden = last[at] === undefined
      place(letter, (at === 0 ? one : other) + (one <= other === (at === 0) ? -push : push))
    }
    zero.setAttribute('d', `M0 ${of(0).toFixed(1)}H${SIZE.width}`)
    for (const [at, line] of lines.entries()) line.setAttribute('d', pathOf(curves[at] as Float64Array, of))
    const isSomebody = versions.some(({ chosen }) => chosen.length > 0)
    unit.data = isSomebody ? text(channel === 'heartrate' ? 'beats' : 'points') : ''
    say()
  }
  const cursor = element('div', { class: 'explorer-cursor' })
  const whole = element(
    'div',
    { class: 'explorer-row' },
    element('div', {}, label, values),
    element(
      'div',
      { class: 'explorer-plot', 'aria-hidden': 'true' },
      element('div', { class: 'explorer-curve' }, drawing, cursor),
      ...[nil, ...ends, ...letters],
    ),
  )
  return { whole, draw, say, cursor }
}

/** What people feel at the moment that is shown: one emotion of seven and the heart rate, as curves and in words. */
export function makeFeelings(scene: Scene): HTMLElement {
  const select = element(
    'select',
    { class: 'explorer-select', 'aria-label': text('feeling'), autocomplete: 'off' },
    ...FELT.map((emotion) => element('option', { value: emotion }, nameOf(emotion))),
  )
  const rows = [
    makeRow(scene, select, () => select.value as Felt),
    makeRow(scene, element('p', { class: 'explorer-name' }, nameOf('heartrate')), () => 'heartrate'),
  ]
  select.addEventListener('change', () => rows[0]?.draw())
  const isSimulated = scene.versions.some(({ data }) => data.simulated)
  const whole = element(
    'div',
    {},
    ...rows.map((row) => row.whole),
    element('p', { class: 'explorer-note' }, text(isSimulated ? 'aboveSimulated' : 'above')),
  )
  let drawn: unknown
  scene.follow(({ t, people }) => {
    if (people !== drawn) for (const row of rows) row.draw()
    drawn = people
    for (const { cursor, say } of rows) {
      cursor.style.transform = `translateX(${(100 * t) / scene.limits.until}%)`
      if (scene.isTurn(WORDS)) say()
    }
  })
  return whole
}
