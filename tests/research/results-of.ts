import { type Fixation, type Gaze, type Grid, type Results, sessionsOf } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'

const columnOf = (parts: readonly Float64Array[]) => Float64Array.from(parts.flatMap((part) => [...part]))

/** Makes results that contain only the gaze of some people, for tests that have it as numbers. */
export function resultsOf(people: readonly Gaze[], grid: Grid): Results {
  const ends = people.map((_, index) => people.slice(0, index + 1).reduce((sum, { time }) => sum + time.length, 0))
  const [time, x, y] = [people.map((each) => each.time), people.map((each) => each.x), people.map((each) => each.y)]
  const rows = ends.at(-1) ?? 0
  const unknown = () => new Float64Array(rows).fill(Number.NaN)
  return {
    ...{ grid, participants: people.map((_, index) => `p${index}`), starts: Uint32Array.from([0, ...ends]) },
    ...{ time: columnOf(time), x: columnOf(x), y: columnOf(y), heartrate: unknown(), ignored: [] },
    emotions: Object.fromEntries(settings.EMOTIONS.map((name) => [name, unknown()])) as Results['emotions'],
    counts: { rows, repeated: 0, lost: 0, outside: 0, noHeartrate: rows, noEmotions: rows },
  }
}

/** Finds the fixations in one person's gaze, as the analysis does. */
export const fixationsIn = (gaze: Gaze): Fixation[] =>
  sessionsOf(resultsOf([gaze], { width: 1, height: 1 })).flatMap(({ fixations }) => fixations)
