import type { Grid, MarkedArea, Results } from '@oogwenk/gaze'

/**
 * How many times smaller than the chosen picture the test may have shown it. If even the first factor fits, the size is
 * unknown.
 */
const REDUCTION_FACTORS = [6, 4, 3, 2] as const

/**
 * Webcams are inaccurate: gaze may reach this multiple of the width and height, and this share of the samples must lie
 * within it.
 */
const FIT = { beyond: 1.05, share: 0.98 } as const

/** Returns the size of a picture in a test that showed it smaller. */
const smaller = ({ width, height }: Grid, factor: number): Grid => ({
  width: Math.round(width / factor),
  height: Math.round(height / factor),
})

const isOn = ({ width, height }: Grid, x: number, y: number) => x >= 0 && x <= width && y >= 0 && y <= height

/** Counts the samples with gaze, and those within the right and lower edge of a grid. */
function countWithin(files: readonly Results[], { width, height }: Grid): { all: number; within: number } {
  let [all, within] = [0, 0]
  for (const { x, y } of files)
    for (let row = 0; row < x.length; row++) {
      if (Number.isNaN(x[row])) continue
      all++
      if ((x[row] as number) <= width && (y[row] as number) <= height) within++
    }
  return { all, within }
}

/**
 * Reduces the grid of the results, in place, to a half, a third or a quarter if nearly all gaze fits into that: a
 * picture file is often larger than the picture on the screen, and all gaze would otherwise be in its upper left part.
 * @param files results on the same grid
 * @param areas areas on that grid, which a reduced grid must contain
 */
export function fitGrid(files: readonly Results[], areas: readonly MarkedArea[] = []): void {
  const [first] = files
  if (!first) return
  const fits = (factor: number) => {
    const { width, height } = smaller(first.grid, factor)
    if (areas.some(({ area }) => area.x + area.width > width || area.y + area.height > height)) return false
    const { all, within } = countWithin(files, { width: FIT.beyond * width, height: FIT.beyond * height })
    return within >= FIT.share * all
  }
  const factor = REDUCTION_FACTORS.find(fits) ?? 6
  if (factor === 6) return
  for (const results of files) {
    const grid = smaller(results.grid, factor)
    const { x, y, counts } = results
    results.grid = grid
    counts.outside = x.filter((across, row) => !Number.isNaN(across) && !isOn(grid, across, y[row] as number)).length
  }
}
