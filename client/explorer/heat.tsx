/** @jsxImportSource ../jsx */
import { percentPerSquareDegree } from '../../lib/charts/gaze-spread'
import { paintDensity } from '../../lib/charts/heatmap'
import { create } from '../jsx/jsx-runtime'
import { commonPeak, GROWING_CELL, growingDensity } from './growing-density'
import { addCanvas } from './light'
import { type ExplorerStore, peopleText, TEXT_TURN } from './store'
import { formatNumber, percent, seconds, text } from './texts'

/** The result of `heatRamp(9)`, because computing it would take more code. A test compares the two. */
export const RAMP = [
  [24, 31, 100],
  [67, 48, 130],
  [109, 65, 159],
  [156, 76, 143],
  [205, 80, 124],
  [229, 115, 110],
  [251, 149, 90],
  [255, 190, 90],
  [255, 231, 88],
] as const

/** The number of colours in the palette: enough for the faintest to have no visible edge. */
const STEPS = 256

/** Returns the colours of all heatmaps with their opacity, interpolated between those of `RAMP`. */
export const heatColours = (): [red: number, green: number, blue: number, opacity: number][] =>
  Array.from({ length: STEPS }, (_, step) => {
    const share = step / (STEPS - 1)
    const position = share * (RAMP.length - 1)
    const from = RAMP[Math.floor(position)] ?? RAMP[0]
    const to = RAMP[Math.ceil(position)] ?? from
    const mix = (channel: 0 | 1 | 2) => Math.round(from[channel] + (position % 1) * (to[channel] - from[channel]))
    const opacity = Math.min(1, share / 0.15) * (0.68 + 0.675 * Math.max(0, share - 0.6))
    return [mix(0), mix(1), mix(2), Math.round(255 * opacity)]
  })

/**
 * Makes the layers with the density of all gaze up to the current moment, which replace the light if the heatmap is on.
 * The kernel and the colours are those of the heatmaps further down the page; the canvas has one pixel per cell, and
 * the browser scales it. The last colour represents the largest density of all pictures at the end, for the chosen
 * people, so the density grows, and pictures can be compared.
 * @returns for each picture, a function that draws the current moment; and a function that returns the value of the
 *   last colour, as the share of all gaze in a cell
 */
export function makeHeat(store: ExplorerStore): { drawHeatmaps: (() => void)[]; peakNow: () => number } {
  const { versions, limits } = store
  const palette = heatColours()
  const ends = versions.map(({ data }) => growingDensity(data.grid))
  let scale = commonPeak([])
  const scaleNow = () => {
    const changed = versions.filter((version, index) => ends[index]?.show(limits.until, version.chosen))
    if (changed.length > 0) scale = commonPeak(ends.map(({ mass }) => mass))
    return scale
  }
  const drawHeatmaps = versions.map((version, index) => {
    const { grid } = version.data
    const { columns, rows, cell, mass, show } = growingDensity(grid)
    const context = addCanvas(version.frame)
    const { canvas } = context
    Object.assign(canvas, { width: columns, height: rows })
    // The last cells may extend beyond the edge.
    canvas.style.cssText = `width:${percent(columns * cell, grid.width)};height:${percent(rows * cell, grid.height)}`
    canvas.dataset.heat = ''
    let painted = 0
    return () => {
      const { t, heat } = store.state
      canvas.hidden = !heat
      if (!heat) return
      const { peak, totals } = scaleNow()
      const max = peak * (totals[index] as number)
      // Nothing to repaint: neither the density nor its scale has changed.
      if (!show(t, version.chosen) && max === painted) return
      painted = max
      const bytes = paintDensity({ mass }, max, palette)
      context.putImageData(new ImageData(new Uint8ClampedArray(bytes), columns, rows), 0, 0)
    }
  })
  return { drawHeatmaps, peakNow: () => scaleNow().peak }
}

/** Makes the heatmap switch, and the legend that explains its colours. */
export function makeHeatSwitch(
  store: ExplorerStore,
  peakNow: () => number,
): [choice: HTMLElement, legend: HTMLElement] {
  const choice = create(
    <label class="explorer-heat-switch">
      <input type="checkbox" autoComplete="off" />
      {/* The style sheet closes the eye until the heatmap is chosen. */}
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="50" />
        <circle cx="64" cy="50" r="19" />
        <path d="M12 42Q50 78 88 42M23 60l-10 14M50 64v18M77 60l10 14" />
      </svg>
      {text('heat')}
    </label>,
  )
  const input = choice.querySelector('input') as HTMLInputElement
  input.addEventListener('change', () => store.set({ heat: input.checked }))
  const ramp = create(<i />)
  ramp.style.background = `linear-gradient(90deg,${RAMP.map((colour) => `rgb(${colour})`)})`
  const scale = new Text('')
  const legend = create(
    <p class="explorer-heat-legend">
      0{ramp}
      <span>
        {scale}
        {store.isPair && ` ${text('scaleShared')}`}
      </span>
    </p>,
  )
  store.subscribe(({ heat, t }) => {
    if (heat !== input.checked) input.checked = heat
    legend.hidden = !heat
    if (!heat || !store.isTurn(TEXT_TURN)) return
    const max = percentPerSquareDegree(peakNow(), { cell: GROWING_CELL })
    scale.data = `${text('scale', { most: formatNumber(max, max < 2 ? 2 : 1) })} ${text('soFar', { people: peopleText(store), seconds: seconds(t) })}`
  })
  return [choice, legend]
}
