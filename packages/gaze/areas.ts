/** A part of a stimulus, in pixels of its grid: a rectangle, or a polygon of at least three corners. */
export type AreaOfInterest = { id: string } & (
  | { x: number; y: number; width: number; height: number }
  | { points: readonly (readonly [x: number, y: number])[] }
)

/** A rectangle, such as one drawn by a visitor. */
export type Rectangle = Extract<AreaOfInterest, { width: number }>

type Points = Extract<AreaOfInterest, { points: unknown }>['points']

/** Returns the corners of an area, in order. */
export function cornersOf(area: AreaOfInterest): Points {
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
 * Whether a point is in an area. The edges of a rectangle belong to it; a point exactly on the edge of a polygon may
 * fall to either side.
 * @source for polygons, even-odd rule: Shimrat (1962), Algorithm 112, Communications of the ACM 5, 434
 */
export function isInArea(area: AreaOfInterest, x: number, y: number): boolean {
  if (!('points' in area)) return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height
  const { points } = area
  let inside = false
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] as Points[number]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

/**
 * Returns the diameter of the largest circle inside an area, in pixels of the grid. Exact for a rectangle; for a polygon
 * found on finer and finer grids, to about a thousandth of its size.
 */
export function widestCircle(area: AreaOfInterest): number {
  if (!('points' in area)) return Math.max(0, Math.min(area.width, area.height))
  const { points } = area
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  let [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  let best = { radius: 0, x: (left + right) / 2, y: (top + bottom) / 2 }
  for (let round = 0; round < 4; round++) {
    const [dx, dy] = [(right - left) / 24, (bottom - top) / 24]
    for (let i = 0; i <= 24; i++)
      for (let j = 0; j <= 24; j++) {
        const [x, y] = [left + i * dx, top + j * dy]
        const radius = isInArea(area, x, y) ? distanceToEdge(points, x, y) : 0
        if (radius > best.radius) best = { radius, x, y }
      }
    ;[left, right, top, bottom] = [best.x - 2 * dx, best.x + 2 * dx, best.y - 2 * dy, best.y + 2 * dy]
  }
  return 2 * best.radius
}

function distanceToEdge(points: Points, x: number, y: number): number {
  const distances = points.map(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] as Points[number]
    const [dx, dy] = [x2 - x1, y2 - y1]
    const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
  })
  return Math.min(...distances)
}
