import type { Grid } from '@oogwenk/gaze'
import type { DrawnArea } from './state'

/** The smallest area that can be drawn, in pixels of the grid. */
export const MIN_SIZE = 8

/** The distance by which an arrow key moves or resizes an area, in pixels of the grid. */
const STEP = 10

const KEYS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const clamp = (value: number, min: number, max: number) => Math.round(Math.max(min, Math.min(max, value)))

/**
 * Fits an area into the grid, in whole pixels: limits its size, from `MIN_SIZE` to that of the grid, and moves it
 * inside.
 */
export function fitArea({ x, y, width, height }: Omit<DrawnArea, 'id'>, grid: Grid): DrawnArea {
  const size = { width: clamp(width, MIN_SIZE, grid.width), height: clamp(height, MIN_SIZE, grid.height) }
  return { id: 'drawn', x: clamp(x, 0, grid.width - size.width), y: clamp(y, 0, grid.height - size.height), ...size }
}

/** Returns the area between two corners. */
export function areaBetween(from: readonly [number, number], to: readonly [number, number], grid: Grid): DrawnArea {
  const [left, right] = [from[0], to[0]].map((x) => clamp(x, 0, grid.width)).sort((a, b) => a - b) as [number, number]
  const [top, bottom] = [from[1], to[1]].map((y) => clamp(y, 0, grid.height)).sort((a, b) => a - b) as [number, number]
  return fitArea({ x: left, y: top, width: right - left, height: bottom - top }, grid)
}

/**
 * Returns the area after an arrow key has moved it or, with Shift, its lower right corner. Undefined for other keys.
 */
export function areaByKey(area: DrawnArea, key: string, shift: boolean, grid: Grid): DrawnArea | undefined {
  const by = Object.hasOwn(KEYS, key) && KEYS[key]
  if (!by) return undefined
  const { x, y, width, height } = area
  if (!shift) return fitArea({ x: x + by[0], y: y + by[1], width, height }, grid)
  // The corner stops at the edge; the area itself does not move.
  return fitArea(
    { x, y, width: Math.min(width + by[0], grid.width - x), height: Math.min(height + by[1], grid.height - y) },
    grid,
  )
}
