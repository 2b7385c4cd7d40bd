import type { Density, Grid } from '@oogwenk/gaze'
import { heatRamp } from '../../lib/charts/heat-ramp'
import { paintDensity } from '../../lib/charts/heatmap'
import type { ReadPicture } from './picture-file'

/** The number of colours in the palette: enough for the faintest to have no visible edge. */
const STEPS = 256

/** The distance between two grid lines if there is no picture, in pixels of the grid. */
const GRID_SPACING = 100

/** Returns a ref that paints a canvas once it exists, unless the browser provides no context. */
const onCanvas = (paint: (context: CanvasRenderingContext2D) => void) => (canvas: HTMLCanvasElement | null) => {
  const context = canvas?.getContext('2d')
  if (context) paint(context)
}

/** Draws the stimulus in the shape of its grid: the picture or, without one, squares of 100 pixels. */
export function Stimulus({ picture, grid }: { picture: ReadPicture | undefined; grid: Grid }) {
  const { width, height } = grid
  if (!picture) {
    const lines = (side: number) =>
      [...Array(Math.ceil(side / GRID_SPACING)).keys()].map((index) => index * GRID_SPACING)
    const across = lines(height).map((y) => `M0 ${y}H${width}`)
    const down = lines(width).map((x) => `M${x} 0V${height}`)
    return (
      <svg viewBox={`0 0 ${width} ${height}`} className="own-squares" aria-hidden="true">
        <path d={[...across, ...down].join('')} vectorEffect="non-scaling-stroke" />
      </svg>
    )
  }
  // The picture is scaled to the shape of the grid on which gaze was recorded.
  const shown = Math.min(width, picture.bitmap.width)
  const size = { width: shown, height: Math.max(1, Math.round((shown * height) / width)) }
  return (
    <canvas {...size} ref={onCanvas((context) => context.drawImage(picture.bitmap, 0, 0, size.width, size.height))} />
  )
}

/** Draws a density on a canvas with one pixel per cell, which the browser scales to the picture. */
export function Heat({ density, peak }: { density: Density; peak: number }) {
  const { columns, rows } = density
  return (
    <canvas
      width={columns}
      height={rows}
      className="own-heat"
      ref={onCanvas((context) => {
        const bytes = paintDensity(density, peak, heatRamp(STEPS))
        context.putImageData(new ImageData(new Uint8ClampedArray(bytes), columns, rows), 0, 0)
      })}
    />
  )
}
