import type { Grid } from '@oogwenk/gaze'
import type { FixationCircle } from './lit'

/** Points of a polygon, in pixels of the grid. */
export type Gap = [x: number, y: number][]

/** Distance between two sampled points, in pixels of the grid. */
const STEP = 2
/**
 * A gap is wide enough to look dark if a circle of this radius fits into it: two rims of three pixels, and the same
 * between them.
 */
const ROLL = 6
/**
 * Extra reach of the rolled circle, in steps between sampled points, because its centre may lie between two of them.
 */
const SLACK = 1.2
/**
 * In square pixels. A dark region that has less room than this for such a circle is part of a rim, not a place where
 * nobody looked.
 */
const MIN_DARK = 1000
/** In square pixels. Where any two circles meet, their notch is smaller than this. */
const MIN_NOTCH = 64
/** Twice the area of the smallest corner that is drawn, in square pixels. */
const MIN_CORNER = 24

/**
 * Finds the small dark gaps between lit circles that would consist only of rims: small holes, slits and deep notches.
 * Each is returned as a polygon that covers it, to be lit with the circles; gaps wide enough to look dark stay.
 */
export function gapsBetween(circles: readonly FixationCircle[], { width, height }: Grid): Gap[] {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)]
  const clearance = distances(circles, columns, rows)
  const areaOf = (cells: readonly number[]) => cells.length * STEP * STEP
  const dark = partsOf(columns, rows, (cell) => (clearance[cell] as number) > ROLL)
  const kept = markAround(dark.filter((cells) => areaOf(cells) >= MIN_DARK).flat(), clearance, columns, rows)
  const isDark = (cell: number) => kept[cell] === 1
  return partsOf(columns, rows, (cell) => (clearance[cell] as number) > 0 && !isDark(cell))
    .filter((cells) => {
      const edge = new Set(cells.flatMap((cell) => neighbours(cell, columns, rows)).filter(isDark))
      if (edge.size === 0) return true
      // A notch has one opening; a gap with two separates places that were looked at separately.
      return areaOf(cells) >= MIN_NOTCH && partsOf(columns, rows, (cell) => edge.has(cell)).length === 1
    })
    .map((cells) => simplifyHull(hullOf(cells.flatMap((cell) => cornersOf(cell, columns)))))
}

/**
 * The distance of each sampled point from the nearest circle, up to the greatest that matters here; negative within a
 * circle.
 */
function distances(circles: readonly FixationCircle[], columns: number, rows: number): Float32Array {
  const clearance = new Float32Array(columns * rows).fill(2 * ROLL)
  for (const { x, y, radius } of circles) {
    const reach = radius + 2 * ROLL
    const [left, top] = [x, y].map((middle) => Math.max(0, Math.floor((middle - reach) / STEP))) as [number, number]
    for (let row = top; row < rows && row * STEP <= y + reach; row++)
      for (let column = left; column < columns && column * STEP <= x + reach; column++) {
        const cell = row * columns + column
        const gap = Math.hypot((column + 0.5) * STEP - x, (row + 0.5) * STEP - y) - radius
        if (gap < (clearance[cell] as number)) clearance[cell] = gap
      }
  }
  return clearance
}

/** The connected parts of the chosen cells, as lists of cells. */
function partsOf(columns: number, rows: number, isChosen: (cell: number) => boolean): number[][] {
  const seen = new Uint8Array(columns * rows)
  const parts: number[][] = []
  for (let first = 0; first < seen.length; first++) {
    if (seen[first] || !isChosen(first)) continue
    const part = [first]
    seen[first] = 1
    for (const cell of part)
      for (const next of neighbours(cell, columns, rows))
        if (!seen[next] && isChosen(next)) {
          seen[next] = 1
          part.push(next)
        }
    parts.push(part)
  }
  return parts
}

/**
 * The cells around a cell, including diagonal ones. Called for a million cells: a loop is ten times as fast as `map`.
 */
function neighbours(cell: number, columns: number, rows: number): number[] {
  const found: number[] = []
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  const [left, right] = [Math.max(0, column - 1), Math.min(columns - 1, column + 1)]
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = left; x <= right; x++) found.push(y * columns + x)
  return found
}

/** Marks cells, and all others within reach of the rolled circle. */
function markAround(cells: readonly number[], clearance: Float32Array, columns: number, rows: number): Uint8Array {
  const marked = new Uint8Array(columns * rows)
  const reach = ROLL / STEP
  for (const cell of cells) {
    marked[cell] = 1
    // In the middle of a dark area, every cell around is dark anyway.
    if ((clearance[cell] as number) > ROLL + 2 * STEP) continue
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    for (let y = Math.max(0, row - reach - 1); y <= Math.min(rows - 1, row + reach + 1); y++)
      for (let x = Math.max(0, column - reach - 1); x <= Math.min(columns - 1, column + reach + 1); x++)
        if (Math.hypot(x - column, y - row) <= reach + SLACK) marked[y * columns + x] = 1
  }
  return marked
}

/** The corners of a cell enlarged by a step, so that nothing of the gap remains at its edge. */
function cornersOf(cell: number, columns: number): Gap {
  const [x, y] = [(cell % columns) * STEP, Math.floor(cell / columns) * STEP]
  return [-STEP, 2 * STEP].flatMap((right) => [-STEP, 2 * STEP].map((down): Gap[number] => [x + right, y + down]))
}

/** The convex hull of points, by Andrew's monotone chain, in the direction in which the circles are drawn. */
function hullOf(points: Gap): Gap {
  const sorted = points.toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY)
  const half = (along: Gap) =>
    along
      .reduce<Gap>((chain, point) => {
        while (chain.length > 1 && turn(chain.at(-2) as Gap[number], chain.at(-1) as Gap[number], point) >= 0)
          chain.pop()
        chain.push(point)
        return chain
      }, [])
      .slice(0, -1)
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** Leaves out corners that contribute almost nothing, the smallest first, because each takes some bytes. */
function simplifyHull(hull: Gap): Gap {
  const areas = hull.map((point, index) =>
    Math.abs(turn(hull.at(index - 1) as Gap[number], point, hull[(index + 1) % hull.length] as Gap[number])),
  )
  const min = Math.min(...areas)
  return hull.length < 4 || min > MIN_CORNER ? hull : simplifyHull(hull.toSpliced(areas.indexOf(min), 1))
}

/** Negative if the path turns left on the screen, where y goes down. */
const turn = ([x, y]: Gap[number], [nextX, nextY]: Gap[number], [thirdX, thirdY]: Gap[number]) =>
  (nextX - x) * (thirdY - y) - (nextY - y) * (thirdX - x)

/** Writes polygons as one SVG path, to be appended to that of the circles. */
export function gapPath(gaps: readonly Gap[]): string {
  return gaps
    .map(([first, ...others]) => {
      let [lastX, lastY] = first as Gap[number]
      const lines = others.map(([x, y]) => {
        const line = `${x - lastX}${y < lastY ? '' : ' '}${y - lastY}`
        ;[lastX, lastY] = [x, y]
        return line
      })
      return `M${first?.join(' ')}l${lines.join(' ').replaceAll(' -', '-')}z`
    })
    .join('')
}
