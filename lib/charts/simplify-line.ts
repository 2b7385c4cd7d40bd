import type { Point } from './paths'

/**
 * Removes the points of a line that make no visible difference: the line through the others is never more than
 * `tolerance` above or below the original. Ends stay, and so do pronounced peaks and troughs, which sampling at equal
 * steps would miss.
 * @param points the points from left to right, without gaps
 * @source Douglas and Peucker (1973), Algorithms for the reduction of the number of points required to represent a
 * digitized line or its caricature, Cartographica 10, 112–122
 */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || tolerance <= 0 || points.length < 3) return [...points]
  const slope = (last[1] - first[1]) / (last[0] - first[0])
  const out = points.map(([x, y]) => Math.abs(y - first[1] - slope * (x - first[0])))
  const max = Math.max(...out)
  if (max <= tolerance) return [first, last]
  const index = out.indexOf(max)
  return [
    ...simplifyLine(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplifyLine(points.slice(index), tolerance),
  ]
}
