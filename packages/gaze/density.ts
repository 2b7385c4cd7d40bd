import { type Grid, isOnGrid } from './results'
import { DENSITY_DEFAULTS, type DensityOptions } from './settings'

/** The distribution of gaze, as shares that add up to 1. */
export interface Density {
  columns: number
  rows: number
  /** Pixels of the grid in one cell. */
  cell: number
  /** Row by row from the upper left. All 0 if no sample was on the stimulus. */
  mass: Float64Array
  /** The number of samples used. */
  samples: number
}

/**
 * Computes gaze density with a Gaussian kernel. Each sample is distributed to the four cells around it, by the distance
 * of their centres, and the cells are then blurred. The part of the kernel outside the stimulus is redistributed
 * in proportion, so that the mass is 1. Samples outside the stimulus and lost ones do not count.
 * @param x in pixels of the grid, NaN if lost; the same for `y`
 * @source Wand (1994), Fast computation of multivariate kernel estimators, Journal of Computational and Graphical
 * Statistics 3, 433–445
 */
export function gazeDensity(
  { x, y }: { x: Float64Array; y: Float64Array },
  grid: Grid,
  options: Partial<DensityOptions> = {},
): Density {
  const { sigmaDegrees, pixelsPerDegree, cell } = { ...DENSITY_DEFAULTS, ...options }
  const [columns, rows] = [Math.ceil(grid.width / cell), Math.ceil(grid.height / cell)]
  const bins = new Float64Array(columns * rows)
  let samples = 0
  for (let index = 0; index < x.length; index++) {
    const [px, py] = [x[index] as number, y[index] as number]
    if (!isOnGrid(grid, px, py)) continue
    samples++
    const across = cellsAround(px / cell - 0.5, columns)
    const down = cellsAround(py / cell - 0.5, rows)
    for (const [column, left] of across)
      for (const [row, upper] of down) bins[row * columns + column] = (bins[row * columns + column] ?? 0) + left * upper
  }
  const kernel = gaussian((sigmaDegrees * pixelsPerDegree) / cell)
  const blurred = blur(blur(bins, kernel, columns, 1, rows, columns), kernel, rows, columns, columns, 1)
  const total = blurred.reduce((sum, value) => sum + value, 0)
  const mass = total > 0 ? blurred.map((value) => value / total) : blurred
  return { columns, rows, cell, mass, samples }
}

/**
 * Returns the two cells around a position, with the share of each. Beyond the outermost centres one cell gets all.
 * @param position in cells, 0 at the centre of the first
 */
function cellsAround(position: number, cells: number): [cell: number, part: number][] {
  const inside = Math.max(0, Math.min(cells - 1, position))
  const first = Math.min(Math.floor(inside), Math.max(0, cells - 2))
  const part = inside - first
  return cells === 1
    ? [[0, 1]]
    : [
        [first, 1 - part],
        [first + 1, part],
      ]
}

/** Returns the weights from the centre outwards, up to four sigmas. @param sigma in cells */
function gaussian(sigma: number): Float64Array {
  return Float64Array.from({ length: Math.ceil(4 * sigma) + 1 }, (_, distance) =>
    sigma === 0 ? 1 : Math.exp(-0.5 * (distance / sigma) ** 2),
  )
}

/** Convolves along one direction: `length` cells that are `stride` apart, on `lines` lines that are `next` apart. */
function blur(
  from: Float64Array,
  kernel: Float64Array,
  length: number,
  stride: number,
  lines: number,
  next: number,
): Float64Array {
  const to = new Float64Array(from.length)
  for (let line = 0; line < lines; line++)
    for (let position = 0; position < length; position++) {
      const value = from[line * next + position * stride] as number
      // Most cells are empty, and an empty cell spreads nothing.
      if (value === 0) continue
      const first = Math.max(0, position - kernel.length + 1)
      const last = Math.min(length - 1, position + kernel.length - 1)
      for (let cell = first; cell <= last; cell++) {
        const index = line * next + cell * stride
        to[index] =
          (to[index] as number) + value * (kernel[cell < position ? position - cell : cell - position] as number)
      }
    }
  return to
}
