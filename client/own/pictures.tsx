import { paintDensity } from '../../lib/research/charts/heatmap'
import { inkRamp } from '../../lib/research/charts/ink-ramp'
import type { Density } from '../../lib/research/gaze/density'
import type { Grid } from '../../lib/research/results'
import type { ReadPicture } from './picture-file'

/** Colours of the ramp: so many that the faintest has no edge. */
const STEPS = 256

/** Pixels of the grid between two lines, where there is no picture. */
const SQUARE = 100

/** Draws once the canvas stands; nothing where the browser gives no context. */
const onCanvas = (paint: (context: CanvasRenderingContext2D) => void) => (canvas: HTMLCanvasElement | null) => {
  const context = canvas?.getContext('2d')
  if (context) paint(context)
}

/** What was looked at, as large as its grid; squares of 100 pixels where nobody chose a picture. */
export function LookedAt({ picture, grid }: { picture: ReadPicture | undefined; grid: Grid }) {
  const { width, height } = grid
  if (!picture) {
    const lines = (side: number) => [...Array(Math.ceil(side / SQUARE)).keys()].map((at) => at * SQUARE)
    const across = lines(height).map((y) => `M0 ${y}H${width}`)
    const down = lines(width).map((x) => `M${x} 0V${height}`)
    return (
      <svg viewBox={`0 0 ${width} ${height}`} className="own-squares" aria-hidden="true">
        <path d={[...across, ...down].join('')} vectorEffect="non-scaling-stroke" />
      </svg>
    )
  }
  // The picture takes the shape of the grid: gaze is counted on that.
  const shown = Math.min(width, picture.bitmap.width)
  const size = { width: shown, height: Math.max(1, Math.round((shown * height) / width)) }
  return (
    <canvas {...size} ref={onCanvas((context) => context.drawImage(picture.bitmap, 0, 0, size.width, size.height))} />
  )
}

/** A density on a canvas with one pixel a cell, which the browser stretches. */
export function Heat({ density, peak }: { density: Density; peak: number }) {
  const { columns, rows } = density
  return (
    <canvas
      width={columns}
      height={rows}
      className="own-heat"
      ref={onCanvas((context) => {
        const bytes = paintDensity(density, peak, inkRamp(STEPS))
        context.putImageData(new ImageData(new Uint8ClampedArray(bytes), columns, rows), 0, 0)
      })}
    />
  )
}
