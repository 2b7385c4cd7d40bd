// Computes gaze density without importing anything from the site: it adds one Gaussian for each sample, without bins or
// separate passes, and for the share of a box adds slices of each Gaussian.
import { type Box, type Fixation, isInArea, type Sample } from './recompute'
import type { RecomputedVersion } from './recompute-case'

/** Pixels in a degree of visual angle. */
const DEGREE = 38
/** The standard deviation of the Gaussian, in pixels. */
const SIGMA = 1.1 * DEGREE
/** The side of a cell, in pixels. */
const CELL = 4

/**
 * Computes, for one version, the share of the picture that has half of all gaze, the percentage of gaze in the densest
 * square degree, and the share of gaze in any box.
 */
export function densityOf(people: readonly Sample[][], width: number, height: number) {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
  const cells = new Float64Array(columns * rows)
  for (const { gaze_x: x, gaze_y: y } of people.flat()) {
    if (x === undefined || y === undefined || x < 0 || y < 0 || x > width || y > height) continue
    const across = weights(x, columns)
    for (const [row, tall] of weights(y, rows))
      for (const [column, wide] of across)
        cells[row * columns + column] = (cells[row * columns + column] ?? 0) + tall * wide
  }
  const total = cells.reduce((sum, each) => sum + each, 0)
  const sorted = cells.toSorted().reverse()
  let [gathered, count] = [0, 0]
  while (gathered < total / 2) gathered += sorted[count++] ?? Number.NaN
  // Cells are accurate enough for a region of any shape; for a box, the Gaussians themselves are added.
  const all = people.flat().flatMap(({ gaze_x: x, gaze_y: y }) => (x === undefined || y === undefined ? [] : [[x, y]]))
  const points = all.filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x <= width && y <= height) as [number, number][]
  const gazeIn = (box: Omit<Box, 'id'>) => {
    const [wide, tall] = [areaUnder(box.x, box.x + box.width), areaUnder(box.y, box.y + box.height)]
    return points.reduce((sum, [x, y]) => sum + wide(x) * tall(y), 0)
  }
  const whole = gazeIn({ x: 0, y: 0, width, height })
  return {
    within: (box: Box) => gazeIn(box) / whole,
    half: count / cells.length,
    peak: (100 * (sorted[0] ?? 0) * (DEGREE / CELL) ** 2) / total,
  }
}

/**
 * Returns a function that computes the part of a Gaussian between two limits, by Simpson's rule on slices of a
 * twentieth of its sigma; it computes each position once.
 */
function areaUnder(from: number, to: number): (position: number) => number {
  const slices = 2 * Math.ceil((10 * (to - from)) / SIGMA)
  const slice = (to - from) / slices
  const found = new Map<number, number>()
  return (position) => {
    const before = found.get(position)
    if (before !== undefined) return before
    const height = (index: number) => Math.exp(-((from + index * slice - position) ** 2) / (2 * SIGMA * SIGMA))
    let sum = height(0) + height(slices)
    for (let index = 1; index < slices; index++) sum += (index % 2 === 1 ? 4 : 2) * height(index)
    found.set(position, (sum * slice) / 3)
    return (sum * slice) / 3
  }
}

/** Computes a Gaussian at the middle of each cell of one dimension, up to four sigmas away. */
function weights(position: number, count: number): [cell: number, weight: number][] {
  const [middle, reach] = [Math.floor(position / CELL), Math.ceil((4 * SIGMA) / CELL)]
  const cells = Array.from({ length: 2 * reach + 1 }, (_, index) => middle - reach + index)
  return cells
    .filter((cell) => cell >= 0 && cell < count)
    .map((cell) => [cell, Math.exp(-(((cell + 0.5) * CELL - position) ** 2) / (2 * SIGMA * SIGMA))])
}

/** Counts the viewers who look at an area in the middle of each sixtieth of the time. */
export function countViewers({ fixations, boxes }: RecomputedVersion, id: string, milliseconds: number): number[] {
  const box = boxes.find((each) => each.id === id)
  const isAt = (fixation: Fixation, moment: number) =>
    fixation.from <= moment && moment < fixation.to && box && isInArea(box, fixation)
  return Array.from({ length: 60 }, (_, step) => {
    const moment = ((step + 0.5) * milliseconds) / 60
    return fixations.filter((own) => own.some((fixation) => isAt(fixation, moment))).length
  })
}
