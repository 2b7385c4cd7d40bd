import { simplifyLine } from './simplify-line'

/** A point in a drawing; NaN in either coordinate is a gap. */
export type Point = readonly [x: number, y: number]

/** One decimal is a tenth of a pixel; more would only make pages heavier. */
const short = (value: number) => String(Number(value.toFixed(1)) + 0)

const isThere = ([x, y]: Point) => Number.isFinite(x) && Number.isFinite(y)

/** Splits items into runs without a gap. */
function runsOf<Item>(items: readonly Item[], there: (item: Item) => boolean): Item[][] {
  const runs: Item[][] = [[]]
  for (const item of items) {
    if (there(item)) runs.at(-1)?.push(item)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

const through = (points: readonly Point[]) => points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')

/**
 * Returns the `d` attribute of a line, interrupted at gaps. A single point becomes a dot if the line has round caps.
 * @param tolerance corners that deviate by no more than this are left out
 */
export function linePath(points: readonly Point[], tolerance = 0): string {
  return runsOf(points, isThere)
    .map((run) => `M${through(simplifyLine(run, tolerance))}${run.length === 1 ? 'h0' : ''}`)
    .join('')
}

/**
 * Returns the `d` attribute of a band between two lines at the same positions. A single moment has no width and is left
 * out.
 * @param tolerance for each edge, as in `linePath`
 */
export function bandPath(x: readonly number[], low: readonly number[], high: readonly number[], tolerance = 0): string {
  const edges = x.map((position, index) => [
    [position, low[index] as number],
    [position, high[index] as number],
  ]) as [Point, Point][]
  return runsOf(edges, ([lower, upper]) => isThere(lower) && isThere(upper))
    .filter((run) => run.length > 1)
    .map((run) => {
      const [above, below] = [run.map(([, upper]) => upper), run.map(([lower]) => lower)]
      return `M${through([...simplifyLine(above, tolerance), ...simplifyLine(below, tolerance).reverse()])}z`
    })
    .join('')
}
