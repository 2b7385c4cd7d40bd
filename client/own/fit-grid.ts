import type { Grid, MarkedArea, Results } from '@oogwenk/gaze'

/**
 * How many times smaller than the chosen picture the test may have shown it. If even the first factor fits, the size is
 * unknown.
 */
const TIMES = [6, 4, 3, 2] as const

/** Webcams are inaccurate: gaze may be this far beyond the edge, and this share of all samples must be within that. */
const FIT = { beyond: 1.05, share: 0.98 } as const

/** Returns the size of a picture in a test that showed it smaller. */
const smaller = ({ width, height }: Grid, times: number): Grid => ({
  width: Math.round(width / times),
  height: Math.round(height / times),
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
 * Reduces the grid to a half, a third or a quarter if all gaze fits into that: a picture file is often larger than the picture
 * on the screen, and all gaze would otherwise be in its upper left part.
 * @param areas areas on the same grid, which a reduced grid must contain
 */
export function fitGrid(files: readonly Results[], areas: readonly MarkedArea[] = []): void {
  const [first] = files
  if (!first) return
  const fits = (times: number) => {
    const { width, height } = smaller(first.grid, times)
    if (areas.some(({ area }) => area.x + area.width > width || area.y + area.height > height)) return false
    const { all, within } = countWithin(files, { width: FIT.beyond * width, height: FIT.beyond * height })
    return within >= FIT.share * all
  }
  const times = TIMES.find(fits) ?? 6
  if (times === 6) return
  for (const results of files) {
    const grid = smaller(results.grid, times)
    const { x, y, counts } = results
    results.grid = grid
    counts.outside = x.filter((across, row) => !Number.isNaN(across) && !isOn(grid, across, y[row] as number)).length
  }
}
