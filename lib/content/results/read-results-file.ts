import { type Grid, type Results, ResultsError, readResults } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { type Diagnostic, diagnosticAt, type SourceLocation } from '../../shared/diagnostic'
import { explainError, findMovedCells, joinErrors, withColumns } from './join-errors'
import { emptyLostGaze, type LostGaze } from './lost-gaze'
import { replacePercentages } from './percentages'
import { resultsFileMessages } from './results-file-messages'
import { cellsOf, countLineEnds, lineEndOf, lineIn, tableOf } from './results-lines'
import { columnOf, toProblem } from './results-problem'
import {
  findLateStart,
  findMistypedName,
  findNothingMeasured,
  findSuspiciousGaze,
  findSwapped,
  isRestart,
  shareOutside,
} from './suspicious-results'
import { findTotalRows } from './total-rows'
import { findWholeMistake, isRestartError } from './whole-mistakes'

/**
 * Reads a results file. Damage done by a spreadsheet or an interrupted upload is reported once, rather than as every
 * error that it causes.
 * @param file its path, for the locations of problems
 * @returns no results if there are problems
 */
export function readResultsFile(
  file: string,
  bytes: Uint8Array,
  grid: Grid,
): { results?: Results; problems: Diagnostic[] } {
  const kind = kindOf(bytes)
  if (kind !== undefined)
    return { problems: [diagnosticAt({ file }, resultsFileMessages['results-file-other-kind'], { kind })] }
  const totals = findTotalRows(bytes)
  const problems = totals.map(({ line, name, isNote }) =>
    diagnosticAt({ file, line }, resultsFileMessages[isNote ? 'results-file-note' : 'results-file-total'], {
      found: name,
    }),
  )
  const { bytes: samples, lost } = emptyLostGaze(bytes.subarray(0, totals[0]?.start))
  if (lost) problems.push(lostGazeProblem(file, bytes, lost))
  const read = tryReading(samples, grid)
  const onGrid = (other: Grid) => {
    const again = tryReading(samples, other)
    return again instanceof FailedRead ? undefined : again
  }
  if (!(read instanceof FailedRead)) {
    problems.push(...findSwapped(file, { share: shareOutside(read), grid, read: onGrid }))
    problems.push(...findLateStart(file, bytes, read), ...findSuspiciousGaze(file, bytes, read))
    problems.push(...findNothingMeasured(file, read))
    return problems.length > 0 ? { problems } : { results: read, problems }
  }
  const isValid = (other: Uint8Array) => !(tryReading(other, grid) instanceof FailedRead)
  const whole = findWholeMistake(file, samples, { errors: read.errors, isValid })
  if (whole) return { problems: [...problems, whole] }
  const input = { files: [file], bytes: [bytes] }
  const [percentage] = read.errors.filter(isPercentage)
  const { errors: all, rows } = withoutPercentages(samples, read.errors, grid)
  const { errors, columns } = joinErrors(all)
  if (percentage && rows > 0) {
    const values = { ...percentage.values, rows: rows === 1 ? '1 row' : `${rows} rows` }
    const location = locationOf(toProblem(percentage, input))
    problems.push(diagnosticAt(location, resultsFileMessages['results-file-percentages'], values))
  }
  const cutOff = cutOffErrors(bytes, errors)
  const [{ line } = {}] = cutOff
  if (line !== undefined) problems.push(diagnosticAt({ file, line }, resultsFileMessages['results-file-cut-off']))
  const isMerge = errors.some(({ id }) => id === 'results-merge')
  const others = errors.filter((error) => !cutOff.includes(error) && !(isMerge && ORDER_ERRORS.includes(error.id)))
  const shares = others.filter(isAboveOne)
  const [share] = shares
  const looksLikePercentages = share !== undefined && shares.length >= MIN_PERCENT_COLUMNS
  if (looksLikePercentages) {
    const values = { columns: shares.length, found: String(share.values.found) }
    const location = locationOf(toProblem(share, input))
    const whole = sumOfEmotions(bytes, share.line ?? 0)
    problems.push(
      whole === 10 || whole === 1000
        ? diagnosticAt(location, resultsFileMessages['results-file-shares-of'], { ...values, whole })
        : diagnosticAt(location, resultsFileMessages['results-file-shares'], values),
    )
  }
  // A column of percentages also makes the sum of a row wrong, even if the number in that row is below 1.
  const caused = looksLikePercentages ? SHARE_ERRORS : shares.length > 0 ? ['results-sum'] : []
  const minuses = others.filter(({ id, values }) => id === 'results-number' && String(values.found).startsWith('−'))
  const [minus] = minuses
  if (minus) {
    const count = minuses.reduce((sum, { more }) => sum + 1 + more, 0)
    const values = { found: String(minus.values.found), cells: count === 1 ? '1 cell' : `${count} cells` }
    problems.push(diagnosticAt(locationOf(toProblem(minus, input)), resultsFileMessages['results-file-minus'], values))
  }
  // Rows in another order are one mistake, for however many people.
  const [, ...backwards] = others.filter((error) => error.id === 'results-backwards' && !isRestartError(error))
  const restarts = others.filter(isRestartError)
  const [restart] = restarts
  if (restart && restarts.length > 1) {
    const values = { ...restart.values, count: restarts.length }
    const location = locationOf(toProblem(restart, input))
    problems.push(diagnosticAt(location, resultsFileMessages['results-file-restarts'], values))
    for (const each of restarts) backwards.push(each)
  }
  const moved = findMovedCells(others)
  for (const row of moved) {
    const [first] = row as readonly [ResultsError]
    const values = {
      column: row.find(({ column }) => column !== 'heartrate' && !/^gaze/.test(column ?? ''))?.column ?? '',
    }
    const { file: name, line } = locationOf(toProblem(first, input))
    problems.push(diagnosticAt({ file: name, line }, resultsFileMessages['results-file-moved-cells'], values))
  }
  const reported = new Set([...minuses, ...backwards, ...moved.flat()])
  const left = others.filter((error) => !caused.includes(error.id) && !reported.has(error))
  for (const error of left) {
    const { id, line: row, values } = error
    const percent = id === 'results-outside' ? Number(values.percent) : 0
    const swapped = findSwapped(file, { share: percent / 100, grid, read: onGrid })
    const mistyped =
      id === 'results-scattered' && row ? findMistypedName(file, bytes, String(values.found), row) : undefined
    const problem = { ...withColumns(toProblem(error, input), columns.get(error) ?? 0), ...explainError(error, bytes) }
    problems.push(swapped[0] ?? mistyped ?? toRestartProblem(problem, values) ?? problem)
  }
  return { problems }
}

/** What the emotions of a row add up to, to the next power of ten; NaN if they cannot be read. */
function sumOfEmotions(bytes: Uint8Array, line: number): number {
  const cells = cellsOf(lineIn(bytes, line))
  const { columns } = tableOf(bytes, ...settings.EMOTIONS)
  const sum = columns.cells.reduce((total, cell) => total + Number(cells[cell]?.replaceAll('"', '')), 0)
  return 10 ** Math.round(Math.log10(sum))
}

/** What a file is that was saved under the name of a results file; undefined if it may have rows. */
function kindOf(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, 100)).trimStart()
  if (start.startsWith('version https://git-lfs')) return 'a pointer of Git LFS'
  if (/^<(?:!doctype|html)/i.test(start)) return 'a web page'
  return /^(?:\[\s*)?\{/.test(start) ? 'JSON' : undefined
}

/** The location of a problem, for another message about it. */
const locationOf = ({ what: _, fix: __, id: ___, severity: ____, ...location }: Diagnostic): SourceLocation => location

/** Reports time that jumps back to its start: sorting the rows would mix two recordings. */
function toRestartProblem(problem: Diagnostic, { found, before }: ResultsError['values']): Diagnostic | undefined {
  if (problem.id !== 'results-backwards' || !isRestart(Number(found), Number(before))) return undefined
  const values = { found: Number(found), before: Number(before) }
  return diagnosticAt(locationOf(problem), resultsFileMessages['results-file-restart'], values)
}

/** Errors caused by a merge conflict, where Git has left the rows of both versions in the file. */
const ORDER_ERRORS = ['results-backwards', 'results-backwards-thousands', 'results-scattered', 'results-more']

/** At least this many columns with numbers above 1 mean that the file was exported as percentages. */
const MIN_PERCENT_COLUMNS = 3

/** Errors that disappear once percentages are written as shares. */
const SHARE_ERRORS = ['results-share', 'results-sum']

const isAboveOne = ({ id, values }: ResultsError) => id === 'results-share' && Number(values.found) > 1

function lostGazeProblem(file: string, bytes: Uint8Array, { line, cell, rows, found }: LostGaze): Diagnostic {
  const location = { file, line, column: columnOf(cellsOf(lineIn(bytes, line)), cell), field: 'gaze_x' }
  const values = { found, rows: rows === 1 ? '1 row' : `${rows} rows` }
  return diagnosticAt(location, resultsFileMessages['results-file-lost-gaze'], values)
}

/** The errors of a file that could not be read. */
class FailedRead {
  constructor(readonly errors: readonly ResultsError[]) {}
}

function tryReading(bytes: Uint8Array, grid: Grid): Results | FailedRead {
  try {
    return readResults(bytes, grid)
  } catch (error) {
    if (!(error instanceof ResultsError)) throw error
    return new FailedRead([error, ...error.others])
  }
}

const isPercentage = ({ id }: ResultsError) => id === 'results-percent'

/**
 * The errors of a file once its percentages are shares, and how many rows have percentages. A single percentage
 * remains an error, whose message gives the number to write.
 */
function withoutPercentages(
  bytes: Uint8Array,
  errors: readonly ResultsError[],
  grid: Grid,
): { errors: readonly ResultsError[]; rows: number } {
  const columns = new Set<number>()
  let left = errors
  let rows = 0
  for (;;) {
    const known = columns.size
    for (const { cell = -1 } of left.filter(isPercentage)) columns.add(cell)
    // Usually in the second round: if many columns have percentages, the first list of errors does not name them all.
    if (columns.size === known) return { errors: left, rows }
    const replaced = replacePercentages(bytes, columns)
    if (replaced.cells < 2) return { errors, rows: 0 }
    rows = replaced.rows
    const read = tryReading(replaced.bytes, grid)
    // Percentages are rounded more coarsely than shares, so their sum says nothing.
    left = read instanceof FailedRead ? read.errors.filter(({ id }) => id !== 'results-sum') : []
  }
}

/** Errors caused by a truncated row: missing cells, a missing closing quote, or missing digits in the last cell. */
const INCOMPLETE = ['results-cells', 'results-quote', 'results-half-emotions', 'results-sum']

/** The errors in the last row of a file that ends within that row; none if other rows have such an error as well. */
function cutOffErrors(bytes: Uint8Array, errors: readonly ResultsError[]): readonly ResultsError[] {
  if (bytes.at(-1) === lineEndOf(bytes)) return []
  const last = countLineEnds(bytes) + 1
  const isCutOff = errors.some(
    ({ id, line }) =>
      line === last && INCOMPLETE.includes(id) && errors.filter((other) => other.id === id).length === 1,
  )
  return isCutOff ? errors.filter(({ line }) => line === last) : []
}
