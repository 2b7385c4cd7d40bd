import { EMOTIONS, type Emotion } from './emotions'

/** Width and height of the stimulus, in the pixels in which gaze and areas are given. */
export interface Grid {
  width: number
  height: number
}

/** Names of the columns, as in docs/results-files.md. */
export const COLUMNS = ['participant', 'timestamp_ms', 'gaze_x', 'gaze_y', 'heartrate', ...EMOTIONS] as const

/** One of these columns. */
export type Column = (typeof COLUMNS)[number]

/** Columns of numbers; all but `participant`. */
export type NumberColumn = Exclude<Column, 'participant'>

/** A results file after reading: its columns, and which rows belong to whom. Arrays may be transferred to another thread. */
export interface Results {
  grid: Grid
  /** In the order of the file. */
  participants: string[]
  /** One longer than `participants`: the rows of person `i` are `starts[i]` up to, not including, `starts[i + 1]`. */
  starts: Uint32Array
  /** Milliseconds since the stimulus appeared to this person. */
  time: Float64Array
  /** Pixels of the grid from the upper left, NaN where gaze was lost. May lie outside. */
  x: Float64Array
  y: Float64Array
  /** Beats per minute, NaN where not known. */
  heartrate: Float64Array
  /** Shares from 0 to 1, NaN where not known. */
  emotions: Record<Emotion, Float64Array>
  counts: Counts
  /** Columns that were not read because their names are unknown. */
  ignored: string[]
}

/** Counts of rows. All rows but repeated ones are kept. */
export interface Counts {
  rows: number
  /** Rows that were left out, because the row before has the same time and participant. */
  repeated: number
  /** Rows without gaze. */
  lost: number
  /** Rows with gaze outside the stimulus. */
  outside: number
  /** Rows without a heart rate, and without emotions. */
  noHeartrate: number
  noEmotions: number
}

/** The rows of one person, as views into the whole. */
export interface Person {
  id: string
  time: Float64Array
  x: Float64Array
  y: Float64Array
  heartrate: Float64Array
  emotions: Record<Emotion, Float64Array>
}

/** Returns each person separately, in the order of the file, without copying anything. */
export function peopleOf(results: Results): Person[] {
  return results.participants.map((id, index) => {
    const rows = (column: Float64Array) => column.subarray(results.starts[index], results.starts[index + 1])
    const shares = EMOTIONS.map((emotion) => [emotion, rows(results.emotions[emotion])])
    const emotions = Object.fromEntries(shares) as Record<Emotion, Float64Array>
    const { time, x, y, heartrate } = results
    return { id, time: rows(time), x: rows(x), y: rows(y), heartrate: rows(heartrate), emotions }
  })
}

/** Whether a point is on the stimulus. The edges belong to it; a lost sample is never on it. */
export function isOnGrid({ width, height }: Grid, x: number, y: number): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height
}
