import { percentPerSquareDegree } from '../../lib/research/charts/gaze-spread'
import { paintDensity } from '../../lib/research/charts/heatmap'
import { commonPeak, GROWING_CELL, growingDensity } from '../../lib/research/growing-density'
import { element, shape } from '../element'
import { heatColours, INKS } from './heat-colours'
import { canvasIn } from './light'
import { type Scene, shownPeople, WORDS } from './scene'
import { numeral, text } from './texts'

/**
 * The density of all gaze up to the moment on each picture, where it is chosen in place of the light: the kernel and the colours of the heatmaps further
 * down, on a canvas of one pixel a cell that the browser stretches. The last colour is the greatest density of all
 * pictures at the end, for those who are chosen: so it grows, and pictures compare.
 * @returns for each picture, what shows the moment of the scene; and the last colour, as a share of all gaze in a cell
 */
export function makeHeat(scene: Scene): { heats: { show: () => void }[]; peakNow: () => number } {
  const { versions, limits } = scene
  const palette = heatColours()
  const ends = versions.map(({ data }) => growingDensity(data.grid))
  let scale = commonPeak([])
  const scaleNow = () => {
    const changed = versions.filter((version, at) => ends[at]?.show(limits.until, version.chosen))
    if (changed.length > 0) scale = commonPeak(ends.map(({ mass }) => mass))
    return scale
  }
  const heats = versions.map((version, at) => {
    const { grid } = version.data
    const { columns, rows, cell, mass, show } = growingDensity(grid)
    const context = canvasIn(version.frame)
    const { canvas } = context
    Object.assign(canvas, { width: columns, height: rows })
    // The last cells may stand out over the edge.
    const part = (cells: number, of: number) => `${(100 * cells * cell) / of}%`
    canvas.style.cssText = `width:${part(columns, grid.width)};height:${part(rows, grid.height)}`
    canvas.dataset.heat = ''
    let painted = 0
    return {
      show() {
        const { t, heat } = scene.state
        canvas.hidden = !heat
        if (!heat) return
        const { peak, totals } = scaleNow()
        const most = peak * (totals[at] as number)
        // Nothing new has gathered, in a scale that is the same.
        if (!show(t, version.chosen) && most === painted) return
        painted = most
        const bytes = paintDensity({ mass }, most, palette)
        context.putImageData(new ImageData(new Uint8ClampedArray(bytes), columns, rows), 0, 0)
      },
    }
  })
  return { heats, peakNow: () => scaleNow().peak }
}

/** The switch of the heatmap, and the line that says what its colours mean and what has gathered. */
export function makeHeatSwitch(scene: Scene, peakNow: () => number): [choice: HTMLElement, legend: HTMLElement] {
  const { versions } = scene
  const input = element('input', { type: 'checkbox', autocomplete: 'off' })
  input.addEventListener('change', () => scene.set({ heat: input.checked }))
  // Closed until it is chosen.
  const eye = shape(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    shape('circle', { cx: '50', cy: '50', r: '50' }),
    shape('circle', { cx: '64', cy: '50', r: '19' }),
    shape('path', { d: 'M12 42Q50 78 88 42M23 60l-10 14M50 64v18M77 60l10 14' }),
  )
  const ramp = element('i')
  ramp.style.background = `linear-gradient(90deg,${INKS.map((ink) => `rgb(${ink})`)})`
  const words = new Text('')
  const legend = element(
    'p',
    { class: 'explorer-heat' },
    '0',
    ramp,
    element('span', {}, words, versions.length > 1 ? ` ${text('scaleShared')}` : ''),
  )
  scene.follow(({ heat, t }) => {
    if (heat !== input.checked) input.checked = heat
    legend.hidden = !heat
    if (!heat || !scene.isTurn(WORDS)) return
    const most = percentPerSquareDegree(peakNow(), { cell: GROWING_CELL })
    const seconds = numeral(t / 1000, 1)
    words.data = `${text('scale', { most: numeral(most, most < 2 ? 2 : 1) })} ${text('soFar', { people: shownPeople(scene), seconds })}`
  })
  return [element('label', { class: 'explorer-heated' }, input, eye, text('heat')), legend]
}
