import { posix } from 'node:path'
import type { Grid, Results } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { resultsFileMessages } from './results-file-messages'
import { cellsOf, tableOf } from './results-lines'

/**
 * Gaze outside the picture is suspicious from this share upwards; it is reported if swapping the coordinates removes
 * most of it.
 */
const MIN_SHARE_OUTSIDE = 0.25
/** After swapping, at most this part of it may remain outside the picture. */
const MAX_REMAINING = 0.25

/** Returns the share of the gaze that is outside the picture. */
export const shareOutside = ({ counts }: Pick<Results, 'counts'>): number =>
  counts.outside / Math.max(1, counts.rows - counts.lost)

/**
 * Reports gaze that is inside the picture only if its two columns are swapped.
 * @param share the share of the gaze that is outside
 * @param read a function that reads the file on another grid: swapping its sides has the same effect on the count as
 * swapping the columns
 */
export function findSwapped(
  file: string,
  { share, grid, read }: { share: number; grid: Grid; read: (grid: Grid) => Results | undefined },
): Diagnostic[] {
  if (share < MIN_SHARE_OUTSIDE || grid.width === grid.height) return []
  const swapped = read({ width: grid.height, height: grid.width })
  if (swapped === undefined) return []
  const other = shareOutside(swapped)
  if (other > share * MAX_REMAINING) return []
  const values = { percent: Math.round(share * 100), other: Math.round(other * 100) }
  return [diagnosticAt({ file, field: 'gaze_x' }, resultsFileMessages['results-file-swapped'], values)]
}

/** Reports a file whose times start only after everyone's baseline has ended, so that nobody has a score. */
export function findLateStart(file: string, bytes: Uint8Array, { starts, time, participants }: Results): Diagnostic[] {
  const first = Math.min(...participants.map((_, person) => time[starts[person] as number] as number))
  if (!(first > settings.SCORE_DEFAULTS.baselineMs)) return []
  const { lines, columns } = tableOf(bytes, 'timestampms')
  const row = lines.findIndex((line, index) => index > columns.line && cellsOf(line).some((cell) => cell.trim() !== ''))
  const location = { file, line: row + 1, field: 'timestamp_ms' }
  return [diagnosticAt(location, resultsFileMessages['results-file-late'], { found: first })]
}

/**
 * Reports a file in which the times of most people, but not of all, begin after the baseline, so that most have no
 * score.
 */
function findLatePeople(file: string, bytes: Uint8Array, { starts, time, participants }: Results): Diagnostic[] {
  if (time.length === participants.length) return []
  const firsts = participants.map((_, person) => time[starts[person] as number] as number)
  const late = participants.filter((_, person) => (firsts[person] as number) > settings.SCORE_DEFAULTS.baselineMs)
  const [found] = late
  if (found === undefined || late.length <= participants.length / 2 || late.length === participants.length) return []
  const location = { file, line: firstLineOf(bytes, found), field: 'timestamp_ms' }
  const values = { count: late.length, all: participants.length, found, time: firsts[participants.indexOf(found)] ?? 0 }
  return [diagnosticAt(location, resultsFileMessages['results-file-late-people'], values)]
}

/** Reports two participants whose names differ only in capitals. */
function findOtherCase(file: string, bytes: Uint8Array, { participants }: Results): Diagnostic[] {
  const seen = new Map<string, string>()
  return participants.flatMap((found): Diagnostic[] => {
    const other = seen.get(found.toLowerCase())
    seen.set(found.toLowerCase(), other ?? found)
    if (other === undefined) return []
    const location = { file, line: firstLineOf(bytes, found), field: 'participant' }
    return [diagnosticAt(location, resultsFileMessages['results-file-other-case'], { found, other })]
  })
}

/** Percentages of the picture range from 0 to 100, or a little beyond if people look past its edge. */
const PERCENTAGES = { min: -30, max: 130 } as const
/** Nobody looks only at so small a corner of so large a picture, and all over that corner. */
const [MIN_GRID, MIN_SPREAD] = [400, 60] as const

/** Reports gaze in percentages of the picture, which would all be in its upper left corner. */
function findHundredths(file: string, bytes: Uint8Array, { x, y, grid }: Results): Diagnostic[] {
  if (Math.min(grid.width, grid.height) < MIN_GRID) return []
  const ranges = [x, y].map((values) => {
    const known = values.filter((value) => !Number.isNaN(value))
    return known.reduce(([min, max], value) => [Math.min(min, value), Math.max(max, value)] as const, [
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ] as readonly [number, number])
  })
  const isSmall = ranges.every(
    ([min, max]) => min >= PERCENTAGES.min && max <= PERCENTAGES.max && max - min >= MIN_SPREAD,
  )
  if (!isSmall) return []
  const location = { file, line: tableOf(bytes, 'gazex').columns.line + 2, field: 'gaze_x' }
  const values = {
    min: Math.min(...ranges.map(([min]) => min)),
    max: Math.max(...ranges.map(([, max]) => max)),
    ...{ factorX: grid.width / 100, factorY: grid.height / 100 },
  }
  return [diagnosticAt(location, resultsFileMessages['results-file-hundredths'], values)]
}

/** Fewer rows than this may be chance, though a tracker hardly ever measures exactly 0. */
const MIN_ZERO = 5

/** The maximum number of samples, at the usual 30 a second, for which gaze may stay on exactly the same point. */
const MAX_SAME = 100

/** In more rows than this, at least half a minute, no heart rate stays the same. */
const MAX_SAME_RATES = 1000

/** Fewer people with one row each may be an example of results. */
const MIN_PEOPLE = 3

/** Sampling intervals that differ by at least this factor are in different units. */
const UNIT_FACTOR = 8

/** The minimum number of different values by which one recording can be told from another. */
const MIN_POINTS = 20

/**
 * Reports damage to gaze, times and names, such as a spreadsheet does: each value is possible, but no real recordings
 * contain them together.
 */
export function findSuspiciousGaze(file: string, bytes: Uint8Array, results: Results): Diagnostic[] {
  return [
    ...findZeros(file, bytes, results),
    ...findFilled(file, bytes, results),
    ...findOtherUnit(file, bytes, results),
    ...findSamePeople(file, bytes, results),
    ...findLatePeople(file, bytes, results),
    ...findOtherCase(file, bytes, results),
    ...findHundredths(file, bytes, results),
  ]
}

/**
 * Reports a file in which nobody has gaze, or nobody has emotions, in which everybody has one heart rate throughout, or
 * in which each person has a single row or a single time.
 */
export function findNothingMeasured(file: string, { counts, heartrate, participants }: Results): Diagnostic[] {
  if (counts.rows === participants.length && counts.repeated > counts.rows)
    return [diagnosticAt({ file, field: 'timestamp_ms' }, resultsFileMessages['results-file-same-times'])]
  if (participants.length >= MIN_PEOPLE && counts.rows === participants.length)
    return [diagnosticAt({ file }, resultsFileMessages['results-file-one-row'])]
  const columns = [
    ...(counts.lost === counts.rows ? [['gaze_x', 'gaze_x and gaze_y']] : []),
    ...(counts.noEmotions === counts.rows ? [['happiness', 'the emotions']] : []),
  ]
  const [rate = Number.NaN] = heartrate
  const isFilled = heartrate.length > MAX_SAME_RATES && heartrate.every((each) => each === rate)
  return [
    ...columns.map(([field, names = '']) =>
      diagnosticAt({ file, field }, resultsFileMessages['results-file-nothing'], { names }),
    ),
    ...(isFilled
      ? [diagnosticAt({ file, field: 'heartrate' }, resultsFileMessages['results-file-one-rate'], { rate })]
      : []),
  ]
}

/** The line of a file with the first row of a participant; undefined if it cannot be found. */
function firstLineOf(bytes: Uint8Array, name: string): number | undefined {
  const { lines, columns } = tableOf(bytes, 'participant')
  const [cell = -1] = columns.cells
  const index = lines.findIndex(
    (line, row) => row > columns.line && cellsOf(line)[cell]?.replaceAll('"', '').trim() === name,
  )
  return index < 0 ? undefined : index + 1
}

/** The first line of a file with these gaze values; undefined if there is none. */
function lineOfGaze(bytes: Uint8Array, x: number, y: number): number | undefined {
  const { lines, columns } = tableOf(bytes, 'gazex', 'gazey')
  const [first = -1, second = -1] = columns.cells
  const isSame = (cell: string | undefined, value: number) =>
    cell !== undefined && cell.trim() !== '' && Number(cell.replaceAll('"', '')) === value
  const index = lines.findIndex((line, row) => {
    const cells = row > columns.line ? cellsOf(line) : []
    return isSame(cells[first], x) && isSame(cells[second], y)
  })
  return index < 0 ? undefined : index + 1
}

function findZeros(file: string, bytes: Uint8Array, { x, y }: Results): Diagnostic[] {
  let rows = 0
  for (let index = 0; index < x.length; index++) if (x[index] === 0 && y[index] === 0) rows++
  if (rows < MIN_ZERO) return []
  const location = { file, line: lineOfGaze(bytes, 0, 0), field: 'gaze_x' }
  return [diagnosticAt(location, resultsFileMessages['results-file-zero'], { rows })]
}

function findFilled(file: string, bytes: Uint8Array, { x, y }: Results): Diagnostic[] {
  let longest = 0
  let end = 0
  let run = 0
  for (let index = 0; index < x.length; index++) {
    const isSame = x[index] === x[index - 1] && y[index] === y[index - 1]
    run = isSame ? run + 1 : 1
    if (run > longest) [longest, end] = [run, index]
  }
  const [first = 0, second = 0] = [x[end], y[end]]
  // Zeros are reported as lost gaze.
  if (longest <= MAX_SAME || (first === 0 && second === 0)) return []
  const location = { file, line: lineOfGaze(bytes, first, second), field: 'gaze_x' }
  return [
    diagnosticAt(location, resultsFileMessages['results-file-filled'], { rows: longest, found: `${first}, ${second}` }),
  ]
}

function findOtherUnit(file: string, bytes: Uint8Array, { participants, starts, time }: Results): Diagnostic[] {
  const steps = participants.map((_, person) => {
    const own = time.subarray(starts[person], starts[person + 1])
    return own.length < 3 ? Number.NaN : ((own.at(-1) as number) - (own[0] as number)) / (own.length - 1)
  })
  const known = steps.filter((step) => step > 0).sort((one, other) => one - other)
  const median = known[Math.floor(known.length / 2)] ?? 0
  if (known.length < 3 || median === 0) return []
  return participants.flatMap((found, person): Diagnostic[] => {
    const own = steps[person] ?? Number.NaN
    if (!(own >= median * UNIT_FACTOR || own * UNIT_FACTOR <= median)) return []
    const location = { file, line: firstLineOf(bytes, found), field: 'timestamp_ms' }
    const values = { found, own: Number(own.toPrecision(3)), others: Number(median.toPrecision(3)) }
    return [diagnosticAt(location, resultsFileMessages['results-file-other-unit'], values)]
  })
}

/** Reports people whose gaze is that of an earlier one, in one message, because they were copied together. */
function findSamePeople(file: string, bytes: Uint8Array, { participants, starts, x, y }: Results): Diagnostic[] {
  const seen = new Map<string, string>()
  const pairs = participants.flatMap((found, person) => {
    const points = [x, y].map((values) => values.subarray(starts[person], starts[person + 1]))
    if (points.some((values) => new Set(values).size < MIN_POINTS)) return []
    const key = points.map((values) => values.join(' ')).join(' | ')
    const other = seen.get(key)
    if (other === undefined) seen.set(key, found)
    return other === undefined ? [] : [{ found, other }]
  })
  const [first] = pairs
  if (!first) return []
  const location = { file, line: firstLineOf(bytes, first.found), field: 'participant' }
  const count = pairs.length
  const id = count === 1 ? 'results-file-same-person' : 'results-file-same-people'
  return [diagnosticAt(location, resultsFileMessages[id], { count, ...first })]
}

/** Fewer people than this may be an example of results rather than a test. */
const MIN_SAME_PEOPLE = 3

/** The results file of a version. */
interface ResultsFile {
  file: string
  bytes: Uint8Array
}

/**
 * Reports recordings of the second version that are those of the first, under the same or other names. If they are all
 * that one file has, and the other has more, the rows of the shorter file were added to the longer.
 * @param files those of the two versions
 */
export function findSameRecordings(
  files: readonly [ResultsFile, ResultsFile],
  first: Results,
  second: Results,
): Diagnostic[] {
  const [{ file: otherFile }, { file, bytes }] = files
  const other = posix.basename(otherFile)
  const recordingsOf = ({ participants, starts, x, y }: Results) =>
    participants.map((name, person) => {
      const [xs, ys] = [x, y].map((values) => values.subarray(starts[person], starts[person + 1]))
      return { name, x: xs as typeof x, y: ys as typeof y }
    })
  const isSame = (one: ArrayLike<number>, another: ArrayLike<number>) =>
    one.length === another.length && Array.prototype.every.call(one, (value, index) => Object.is(value, another[index]))
  const all = recordingsOf(first)
  const pairs = recordingsOf(second).flatMap((recording) => {
    const same = all.find((one) => isSame(one.x, recording.x) && isSame(one.y, recording.y))
    return same && new Set(recording.x).size >= MIN_POINTS ? [[recording.name, same.name] as const] : []
  })
  const [[found = '', name = ''] = []] = pairs
  if (pairs.length < MIN_SAME_PEOPLE) return []
  const sizes = [first, second].map(({ participants }) => participants.length) as [number, number]
  const longer = sizes[0] > sizes[1] ? 0 : 1
  if (pairs.length === Math.min(...sizes) && sizes[0] !== sizes[1] && pairs.every(([own, same]) => own === same)) {
    const both = files[longer]
    const added = longer === 0 ? name : found
    const location = { file: both.file, line: firstLineOf(both.bytes, added), field: 'participant' }
    const shorter = posix.basename(files[1 - longer]?.file ?? '')
    const values = { other: shorter, found: added, count: pairs.length - 1 }
    return [diagnosticAt(location, resultsFileMessages['results-file-both'], values)]
  }
  const location = { file, line: firstLineOf(bytes, found), field: 'participant' }
  const values = { count: pairs.length, all: second.participants.length, found, name, other }
  return [diagnosticAt(location, resultsFileMessages['results-file-same-recordings'], values)]
}

/** A recording starts within the first of these times and lasts longer than the second, in milliseconds. */
const [LATEST_BEGINNING, SHORTEST] = [100, 500]

/**
 * Whether time starts again, so that a second recording follows under the same name.
 * @param found the time of a row, in milliseconds
 * @param before the time of the row above it
 */
export const isRestart = (found: number, before: number): boolean => found < LATEST_BEGINNING && before > SHORTEST

/**
 * If the grid is twice as wide and high as the one on which gaze was measured, all gaze on the picture, which is at
 * least this share, is in one quarter of the grid. On the correct grid, a quarter hardly ever has even half of it.
 */
const MIN_SHARE_IN_CORNER = 0.85

/**
 * Whether nearly all gaze and all areas are in the upper left quarter of a grid.
 * @param areas on the grid
 */
export function isInCorner(
  { x, y, grid }: Pick<Results, 'x' | 'y' | 'grid'>,
  areas: readonly { x: number; y: number; width: number; height: number }[],
): boolean {
  const [right, bottom] = [grid.width / 2, grid.height / 2]
  if (!areas.every((area) => area.x + area.width <= right && area.y + area.height <= bottom)) return false
  if (new Set(y).size < MIN_POINTS) return false
  let all = 0
  let inside = 0
  for (let index = 0; index < x.length; index++) {
    const [gazeX, gazeY] = [x[index] as number, y[index] as number]
    if (Number.isNaN(gazeX)) continue
    all++
    if (gazeX < right && gazeY < bottom) inside++
  }
  return all > 0 && inside >= all * MIN_SHARE_IN_CORNER
}

/**
 * Reports a participant whose rows are between those of another and continue their times: the name is probably
 * mistyped.
 * @param name the participant whose rows are in two places
 * @param line the line on which that participant's rows resume
 */
export function findMistypedName(file: string, bytes: Uint8Array, name: string, line: number): Diagnostic | undefined {
  const { lines, columns } = tableOf(bytes, 'participant', 'timestampms')
  const [participant = -1, timestamp = -1] = columns.cells
  const cellIn = (index: number, cell: number) => (cellsOf(lines[index] ?? '')[cell] ?? '').replaceAll('"', '').trim()
  const nameIn = (index: number) => cellIn(index, participant)
  const timeIn = (index: number) => Number(cellIn(index, timestamp))
  const end = line - 2
  const found = nameIn(end)
  let start = end
  while (start > 0 && nameIn(start - 1) === found) start--
  const isElsewhere = lines.some((_, index) => (index < start || index > end) && nameIn(index) === found)
  const continues = timeIn(start) > timeIn(start - 1) && timeIn(end) < timeIn(line - 1)
  if (nameIn(start - 1) !== name || nameIn(line - 1) !== name || !continues || isElsewhere) return undefined
  const rows = end - start + 1
  const values = { found, name, rows: rows === 1 ? 'this row' : `these ${rows} rows` }
  const location = { file, line: start + 1, field: 'participant' }
  return diagnosticAt(location, resultsFileMessages['results-file-slip'], values)
}
