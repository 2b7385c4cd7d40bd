import type { Grid, Person } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'

/**
 * Pixels of the grid along the side of a cell: about a third of the kernel's sigma, so that a smoothly scaled picture
 * of it looks no coarser.
 */
export const GROWING_CELL = 15

/** A density that grows with time. */
interface GrowingDensity {
  columns: number
  rows: number
  cell: number
  /** The density so far, row by row from the upper left; not normalised. */
  mass: Float64Array
  /**
   * Shows everything up to a moment, in milliseconds: adds only the new steps if time has moved on with the same array
   * of people, and otherwise starts again. Returns false if there was nothing to do.
   */
  show: (t: number, people: readonly { person: Pick<Person, 'x' | 'y'> }[]) => boolean
}

/**
 * Makes a gaze density that grows with time, with the kernel of a report: at the end it equals the density of a report
 * on the same samples, but is not normalised to 1. The kernel and the shares of a sample in the cells around it are
 * both products of a horizontal and a vertical part, so each sample is added as the product of two short rows.
 */
export function growingDensity(grid: Grid, cell: number = GROWING_CELL): GrowingDensity {
  const { sigmaDegrees, pixelsPerDegree } = settings.DENSITY_DEFAULTS
  const [columns, rows] = [Math.ceil(grid.width / cell), Math.ceil(grid.height / cell)]
  const mass = new Float64Array(columns * rows)
  const kernel = kernelOf((sigmaDegrees * pixelsPerDegree) / cell)
  const [across, down] = [spreader(kernel, columns), spreader(kernel, rows)]
  let people: readonly unknown[] | undefined
  let addedSteps = 0

  const addSample = (x: number, y: number) => {
    if (!isOn(grid, x, y)) return
    const [left, right] = across.spread(x / cell - 0.5)
    const [top, bottom] = down.spread(y / cell - 0.5)
    for (let row = top; row <= bottom; row++) {
      const weight = down.weights[row] as number
      for (let index = row * columns + left, column = left; column <= right; index++, column++)
        mass[index] = (mass[index] as number) + weight * (across.weights[column] as number)
    }
  }
  return {
    ...{ columns, rows, cell, mass },
    show(t, chosen) {
      const steps = Math.floor(t / settings.CURVE_STEP + 1e-9)
      const isNew = chosen !== people
      if (!isNew && steps === addedSteps) return false
      if (isNew || steps < addedSteps) {
        mass.fill(0)
        addedSteps = 0
      }
      people = chosen
      for (const { person } of chosen)
        for (let step = addedSteps; step < Math.min(steps, person.x.length); step++)
          addSample(person.x[step] as number, person.y[step] as number)
      addedSteps = steps
      return true
    },
  }
}

/** Samples outside the picture do not count; nor do lost ones. */
const isOn = ({ width, height }: Grid, x: number, y: number) => x >= 0 && x <= width && y >= 0 && y <= height

/** Returns the weights of the kernel from its centre outwards, up to four sigmas. @param sigma in cells */
const kernelOf = (sigma: number) =>
  Float64Array.from({ length: Math.ceil(4 * sigma) + 1 }, (_, distance) => Math.exp(-0.5 * (distance / sigma) ** 2))

/**
 * Returns the two cells around a position, with the share of each. Beyond the outermost centres one cell gets
 * everything.
 * @param position in cells, 0 at the centre of the first
 */
function share(position: number, cells: number): [cell: number, part: number][] {
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

/** Makes the weights in one dimension, written into a reused row. */
function spreader(kernel: Float64Array, cells: number) {
  const weights = new Float64Array(cells)
  return {
    weights,
    /** Fills in the weights around a position. @returns the first and the last cell with a weight */
    spread(position: number): [first: number, last: number] {
      const parts = share(position, cells)
      const near = parts[0]?.[0] as number
      const [first, last] = [
        Math.max(0, near - kernel.length + 1),
        Math.min(cells - 1, near + parts.length + kernel.length - 2),
      ]
      for (let index = first; index <= last; index++) {
        let sum = 0
        for (const [cell, part] of parts) sum += part * (kernel[Math.abs(index - cell)] ?? 0)
        weights[index] = sum
      }
      return [first, last]
    },
  }
}

/**
 * Returns the common scale of several densities: shares of all gaze at the end of each, so that groups of any size can
 * be shown in the same colours.
 * @param ends the final density of each @returns the largest share of a cell, and the total of each; 0 if there is no
 * gaze
 */
export function commonPeak(ends: readonly Float64Array[]): { peak: number; totals: number[] } {
  const totals = ends.map((mass) => mass.reduce((sum, value) => sum + value, 0))
  const peak = ends.reduce((max, mass, index) => {
    const total = totals[index] as number
    return total > 0 ? Math.max(max, mass.reduce((top, value) => Math.max(top, value), 0) / total) : max
  }, 0)
  return { peak, totals }
}
