import type { AreaOfInterest } from '@oogwenk/gaze'

/** A corner of a shape. */
export type Corner = readonly [x: number, y: number]

/** Returns the corners of an area, in order. */
export function cornersOf(area: AreaOfInterest): readonly Corner[] {
  if ('points' in area) return area.points
  const { x, y, width, height } = area
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/**
 * Returns the `d` attribute of a closed polygon. A horizontal or vertical side needs one coordinate instead of two, so
 * a rectangle takes five numbers instead of eight.
 * @param corners the corners in order
 */
export function outlinePath(corners: readonly Corner[]): string {
  const sides = corners.map(([x, y], index) => {
    const before = corners[index - 1]
    if (!before) return `M${x} ${y}`
    if (before[1] === y) return `H${x}`
    return before[0] === x ? `V${y}` : `L${x} ${y}`
  })
  return `${sides.join('')}z`
}
