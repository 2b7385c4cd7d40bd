import { type AreaOfInterest, cornersOf } from './areas'
import { type Grid, isOnGrid } from './results'
import { DENSITY_DEFAULTS, type DensityOptions } from './settings'

/** From `low` to `high`, in pixels of the grid. */
type Span = readonly [low: number, high: number]

/** Height of the strips into which an area with slanted edges is cut, in pixels of the grid. */
const STRIP = 4
/**
 * Positions per pixel for which the kernel's share of a span is computed; between two of them it is interpolated, to an
 * accuracy of a millionth.
 */
const POSITIONS = 2

/**
 * Returns the share of all gaze on a stimulus in each area, by the kernel of `gazeDensity`: the exact mass of every sample's
 * Gaussian inside the area, summed and divided by the mass of all Gaussians on the stimulus. For an upright rectangle
 * this is a product of two differences of the normal distribution; other areas are cut into flat strips.
 * @returns 0 to 1, in the order of the areas; NaN if no sample was on the stimulus
 */
export function gazeShares(
  { x, y }: { x: Float64Array; y: Float64Array },
  grid: Grid,
  areas: readonly AreaOfInterest[],
  options: Partial<DensityOptions> = {},
): number[] {
  const { sigmaDegrees, pixelsPerDegree } = { ...DENSITY_DEFAULTS, ...options }
  const sigma = sigmaDegrees * pixelsPerDegree
  const isCounted = x.map((value, row) => Number(isOnGrid(grid, value, y[row] as number)))
  const [across, down] = [positionsOf(x, isCounted), positionsOf(y, isCounted)]
  const massIn = ([left, right]: Span, [top, bottom]: Span): number => {
    const wide = partsOf([Math.max(0, left), Math.min(grid.width, right)], grid.width, sigma)
    const tall = partsOf([Math.max(0, top), Math.min(grid.height, bottom)], grid.height, sigma)
    let sum = 0
    for (let index = 0; index < across.whole.length; index++) {
      const value = across.whole[index] as number
      const left = wide[value] as number
      const part = left + (across.rest[index] as number) * ((wide[value + 1] as number) - left)
      // Most samples are far from most areas.
      if (part === 0) continue
      const row = down.whole[index] as number
      const upper = tall[row] as number
      sum += part * (upper + (down.rest[index] as number) * ((tall[row + 1] as number) - upper))
    }
    return sum
  }
  const all = massIn([0, grid.width], [0, grid.height])
  return areas.map((area) => stripsOf(area).reduce((sum, { wide, tall }) => sum + massIn(wide, tall), 0) / all)
}

/** Returns the position of each counted sample in a table: the entry before it, and the fraction to the next. */
function positionsOf(values: Float64Array, isCounted: Float64Array) {
  const counted = values.filter((_, row) => isCounted[row] === 1)
  const whole = new Int32Array(counted.length)
  const rest = counted.map((value, index) => {
    const position = Math.floor(value * POSITIONS)
    whole[index] = position
    return value * POSITIONS - position
  })
  return { whole, rest }
}

/** Returns the share of a kernel inside a span, by its centre: for every position up to `length`, and the one after it. */
function partsOf([low, high]: Span, length: number, sigma: number): Float64Array {
  return Float64Array.from({ length: Math.ceil(length * POSITIONS) + 2 }, (_, index) =>
    high > low ? normalCdf((high - index / POSITIONS) / sigma) - normalCdf((low - index / POSITIONS) / sigma) : 0,
  )
}

/** Returns an area as upright rectangles: itself, or flat strips as wide as the area at their middle. */
function stripsOf(area: AreaOfInterest): { wide: Span; tall: Span }[] {
  if (!('points' in area)) return [{ wide: [area.x, area.x + area.width], tall: [area.y, area.y + area.height] }]
  const corners = cornersOf(area)
  const ys = corners.map(([, y]) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const count = Math.ceil((bottom - top) / STRIP)
  const edge = (strip: number) => top + ((bottom - top) * strip) / count
  return Array.from({ length: count }, (_, strip) => strip).flatMap((strip) => {
    const middle = edge(strip + 0.5)
    const crossed = corners
      .flatMap(([x1, y1], corner) => {
        const [x2, y2] = corners[(corner + 1) % corners.length] as (typeof corners)[number]
        return y1 > middle === y2 > middle ? [] : [x1 + ((x2 - x1) * (middle - y1)) / (y2 - y1)]
      })
      .sort((one, other) => one - other)
    // Every other crossing begins a part inside the area.
    return crossed.flatMap((left, index) =>
      index % 2 === 0
        ? [{ wide: [left, crossed[index + 1] as number] as const, tall: [edge(strip), edge(strip + 1)] as const }]
        : [],
    )
  })
}

/**
 * Returns the share of a normal distribution below a value: to full precision up to six deviations, and 0 or 1 beyond.
 * @param z in standard deviations from the mean
 * @source Marsaglia (2004), Evaluating the normal distribution, Journal of Statistical Software 11(4)
 */
export function normalCdf(z: number): number {
  if (Math.abs(z) > 6) return z > 0 ? 1 : 0
  let [sum, before, term, divisor] = [z, 0, z, 1]
  while (sum !== before) {
    divisor += 2
    term *= (z * z) / divisor
    before = sum
    sum += term
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}
