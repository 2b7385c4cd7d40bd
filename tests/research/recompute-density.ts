// Takes nothing from the site: gaze density by adding up one curve a sample, without bins and without two passes.
import { type Box, type Rest, type Sample, within } from './recompute'
import type { OtherVersion } from './recompute-case'

const DEGREE = 38
const SIGMA = 1.1 * DEGREE
const CELL = 4

/** Of one version: the share of the picture that holds half of all gaze, and percent of gaze in the fullest square degree. */
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
  let [held, count] = [0, 0]
  while (held < total / 2) held += sorted[count++] ?? Number.NaN
  /** The share of gaze in the cells whose middles lie in an area. */
  const share = (box: Box): number =>
    cells.reduce((sum, each, index) => {
      const [x, y] = [((index % columns) + 0.5) * CELL, (Math.floor(index / columns) + 0.5) * CELL]
      return within(box, { x, y }) ? sum + each / total : sum
    }, 0)
  return { within: share, half: count / cells.length, peak: (100 * (sorted[0] ?? 0) * (DEGREE / CELL) ** 2) / total }
}

/** What a curve around a place gives to the cells of one direction, four spreads far. */
function weights(place: number, count: number): [cell: number, weight: number][] {
  const [middle, reach] = [Math.floor(place / CELL), Math.ceil((4 * SIGMA) / CELL)]
  const cells = Array.from({ length: 2 * reach + 1 }, (_, at) => middle - reach + at)
  return cells
    .filter((cell) => cell >= 0 && cell < count)
    .map((cell) => [cell, Math.exp(-(((cell + 0.5) * CELL - place) ** 2) / (2 * SIGMA * SIGMA))])
}

/** How many people look at an area in the middle of each sixtieth of the time. */
export function lookers({ rests, boxes }: OtherVersion, id: string, milliseconds: number): number[] {
  const box = boxes.find((each) => each.id === id)
  const isAt = (rest: Rest, moment: number) => rest.from <= moment && moment < rest.to && box && within(box, rest)
  return Array.from({ length: 60 }, (_, step) => {
    const moment = ((step + 0.5) * milliseconds) / 60
    return rests.filter((own) => own.some((rest) => isAt(rest, moment))).length
  })
}
