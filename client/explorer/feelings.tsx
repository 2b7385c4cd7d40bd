/** @jsxImportSource ../jsx */
import type { BasicEmotion, Channel } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { create, type JsxNode } from '../jsx/jsx-runtime'
import { COLOURS } from './light'
import { meanCurve, ownCurve } from './mean-curve'
import { type ExplorerStore, TEXT_TURN } from './store'
import { formatNumber, LetterMark, nameOf, percent, text } from './texts'

/** The size of the drawing of a curve, in its own units. */
const SIZE = { width: 600, height: 60, edge: 4 }
/**
 * The smallest distance between the letters at the ends of curves, and between the numbers of a scale, in the same
 * units.
 */
const [LETTER_GAP, NUMBER_GAP] = [19, 14]

/** Returns the curve of a group as a path. @param toY returns the vertical position of a value */
function pathOf(curve: Float64Array, toY: (value: number) => number): string {
  let pen = 'M'
  return Array.from(curve, (value, step) => {
    if (Number.isNaN(value)) {
      pen = 'M'
      return ''
    }
    const part = `${pen}${(((step + 0.5) * SIZE.width) / curve.length).toFixed(1)} ${toY(value).toFixed(1)}`
    pen = 'L'
    return part
  }).join('')
}

/** Makes a row with a curve for each version, and the values at the current moment as text. */
function makeRow(store: ExplorerStore, label: JsxNode, channelOf: () => Channel) {
  const { versions, limits, isPair } = store
  let curves: Float64Array[] = []
  const texts = versions.map(() => new Text(''))
  const unit = new Text('')
  const element = create(
    <div class="explorer-row">
      <div>
        {label}
        <p class="explorer-values">
          {versions.map(({ letter }, index) => (
            <span data-of={letter}>
              {isPair && <LetterMark letter={letter} />}
              {texts[index]}
            </span>
          ))}
          {unit}
        </p>
      </div>
      <div class="explorer-plot" aria-hidden="true">
        <div class="explorer-curve">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the plot around it is hidden from assistive technology */}
          <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none">
            <path class="explorer-zero" />
            {versions.map(({ letter }) => (
              <path stroke={COLOURS[letter]} data-of={letter} />
            ))}
          </svg>
          <div class="explorer-cursor" />
        </div>
        {/* Labels that the stretched drawing would distort: its scale, and which curve belongs to which version. */}
        <span>0</span>
        <span />
        <span />
        {isPair && versions.map(LetterMark)}
      </div>
    </div>,
  )
  const find = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)]
  const [zeroLabel, ...ends] = find('.explorer-plot > span') as [HTMLElement, HTMLElement, HTMLElement]
  const letters = find('.explorer-plot > b')
  const [zero, ...lines] = find('path')
  const [cursor] = find('.explorer-cursor')
  const move = (label: HTMLElement, y: number) => {
    label.style.top = percent(y, SIZE.height)
  }
  const showValues = () => {
    const step = Math.min(
      Math.floor(store.state.t / settings.CURVE_STEP),
      Math.ceil(limits.until / settings.CURVE_STEP) - 1,
    )
    for (const [index, node] of texts.entries()) {
      const value = curves[index]?.[step] ?? Number.NaN
      const isNobody = versions[index]?.chosen.length === 0
      const now = Number.isNaN(value) ? text(isNobody ? 'noOne' : 'unknown') : formatNumber(value, 1, true)
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
    const toY = (value: number) => height - edge - ((value - low) / (high - low || 1)) * (height - 2 * edge)
    move(zeroLabel, toY(0))
    for (const [index, value] of [low, high].entries()) {
      const endLabel = ends[index] as HTMLElement
      endLabel.textContent = formatNumber(value, 1, true)
      move(endLabel, toY(value))
      endLabel.hidden = Math.abs(toY(value) - toY(0)) < NUMBER_GAP
    }
    const last = curves.map((curve) => curve.findLast((value) => !Number.isNaN(value)))
    const [one = 0, other = 0] = last.map((value) => toY(value ?? 0))
    const shift = Math.max(0, LETTER_GAP - Math.abs(one - other)) / 2
    for (const [index, letter] of letters.entries()) {
      letter.hidden = last[index] === undefined
      move(letter, (index === 0 ? one : other) + (one <= other === (index === 0) ? -shift : shift))
    }
    zero?.setAttribute('d', `M0 ${toY(0).toFixed(1)}H${SIZE.width}`)
    for (const [index, line] of lines.entries()) line.setAttribute('d', pathOf(curves[index] as Float64Array, toY))
    const isAnybodyChosen = versions.some(({ chosen }) => chosen.length > 0)
    unit.data = isAnybodyChosen ? text(channel === 'heartrate' ? 'beats' : 'points') : ''
    showValues()
  }
  return { element, draw, showValues, cursor }
}

/** Makes the group that shows what people feel at the current moment: one of seven emotions, and heart rate. */
export function makeFeelings(store: ExplorerStore): HTMLElement {
  const select = create<HTMLSelectElement>(
    <select class="explorer-select" aria-label={text('feeling')} autoComplete="off">
      {settings.BASIC_EMOTIONS.map((emotion) => (
        <option value={emotion}>{nameOf(emotion)}</option>
      ))}
    </select>,
  )
  const rows = [
    makeRow(store, select, () => select.value as BasicEmotion),
    makeRow(store, <p class="explorer-name">{nameOf('heartrate')}</p>, () => 'heartrate'),
  ]
  select.addEventListener('change', () => rows[0]?.draw())
  const panel = create(
    <div>
      {rows.map(({ element }) => element)}
      <p class="explorer-note">{text(store.isSimulated ? 'aboveSimulated' : 'above')}</p>
    </div>,
  )
  let drawn: unknown
  store.subscribe(({ t, people }) => {
    if (people !== drawn) for (const row of rows) row.draw()
    drawn = people
    for (const { cursor, showValues } of rows) {
      if (cursor) cursor.style.transform = `translateX(${percent(t, store.limits.until)})`
      if (store.isTurn(TEXT_TURN)) showValues()
    }
  })
  return panel
}
