import { paintDensity } from '../../lib/research/charts/heatmap'
import { hexOf, inkRamp } from '../../lib/research/charts/ink-ramp'
import { commonPeak, growingDensity } from '../../lib/research/growing-density'
import { element } from '../element'
import { canvasIn } from './light'
import type { Scene } from './scene'
import { text } from './texts'

/** Colours of the ramp: so many that the faintest has no edge. */
const STEPS = 256
/** Colours of its legend. */
const LEGEND = 9

/**
 * Lays the density of all gaze up to the moment over each picture: the kernel and the colours of the heatmaps further
 * down, on a canvas of one pixel a cell that the browser stretches. The last colour is the greatest density of all
 * pictures at the end, for those who are chosen: so it grows, and pictures compare.
 * @returns for each picture, what shows the moment of the scene
 */
export function makeHeat(scene: Scene): { show: () => void }[] {
  const { versions, limits } = scene
  const palette = inkRamp(STEPS)
  const ends = versions.map(({ data }) => growingDensity(data.grid))
  let scale = commonPeak([])
  const scaleNow = () => {
    const changed = versions.filter((version, at) => ends[at]?.show(limits.until, version.chosen))
    if (changed.length > 0) scale = commonPeak(ends.map(({ mass }) => mass))
    return scale
  }
  return versions.map((version, at) => {
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
}

/** The switch of the heatmap, with what its colours mean. */
export function makeHeatSwitch(scene: Scene): HTMLElement {
  const input = element('input', { type: 'checkbox', autocomplete: 'off' })
  input.addEventListener('change', () => scene.set({ heat: input.checked }))
  const ramp = element('i')
  ramp.style.background = `linear-gradient(90deg,${inkRamp(LEGEND).map(hexOf)})`
  const most = text(scene.versions.length > 1 ? 'moreShared' : 'more')
  scene.follow(({ heat }) => {
    if (heat !== input.checked) input.checked = heat
  })
  return element('div', { class: 'explorer-heat' }, element('label', {}, input, text('heat')), text('less'), ramp, most)
}
