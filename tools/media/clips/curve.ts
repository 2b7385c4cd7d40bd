/** A point in a drawing. */
export interface Point {
  x: number
  y: number
}

/** Returns the value at a fraction of the length of evenly spaced values, interpolated linearly. */
export function valueAt(values: readonly number[], part: number): number {
  const position = Math.min(1, Math.max(0, part)) * (values.length - 1)
  const before = Math.floor(position)
  const from = values[before] as number
  return from + ((values[Math.min(values.length - 1, before + 1)] as number) - from) * (position - before)
}

/** Returns a smooth line through points (Catmull–Rom as cubic Béziers); nothing for fewer than two. */
export function smoothPath(points: readonly Point[]): string {
  if (points.length < 2) return ''
  const pointAt = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point
  const parts = points.slice(1).map((_, index) => {
    const [a, b, c, d] = [pointAt(index - 1), pointAt(index), pointAt(index + 1), pointAt(index + 2)] as const
    const ends = [b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6, c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6, c.x, c.y]
    return `C${ends.map((value) => value.toFixed(1)).join(' ')}`
  })
  return `M${pointAt(0).x.toFixed(1)} ${pointAt(0).y.toFixed(1)}${parts.join('')}`
}

/**
 * Returns a smooth line through evenly spaced values, up to a fraction of its length. The part already drawn does not
 * change; only the end of the line moves on.
 * @param pointAt returns the point of the line at a fraction of its length
 */
export function pathUntil(values: readonly number[], part: number, pointAt: (part: number) => Point): string {
  const passed = values.map((_, index) => index / (values.length - 1)).filter((position) => position < part - 0.001)
  return smoothPath([...(passed.length > 0 ? passed : [0]), part].map(pointAt))
}
