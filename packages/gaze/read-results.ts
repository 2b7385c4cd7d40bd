import { checkUnits } from './reading/check-results'
import { checkRow, MAX_TIME_MS } from './reading/check-row'
import { ColumnStore } from './reading/column-store'
import { Mistakes } from './reading/mistakes'
import { readHeader } from './reading/read-header'
import { RowReader } from './reading/read-rows'
import { decode, ResultsError } from './reading/results-problems'
import { COLUMNS, type Grid, type Results } from './results'
import { READING_LIMITS } from './settings'

const LF = 10
const CR = 13
/** The header is looked for in this many lines, so that the error says if a title is above it. */
const MAX_HEADER_LINE = 10
/** Units are checked only if at most this share of the rows had mistakes: gaps would look like slow sampling. */
const MAX_INVALID_SHARE = 0.1

/**
 * Reads a results file chunk by chunk, from a disk, a stream or a chosen file. It keeps only the columns (96 bytes per
 * row) and one chunk.
 */
export class ResultsReader {
  private readonly mistakes = new Mistakes()
  private total = 0
  /** The start of a line whose end has not arrived. */
  private rest: Uint8Array = new Uint8Array()
  private rows: RowReader | undefined
  /** The number of lines up to and including the header. */
  private lines = 0
  /** Until the header is found: why the line most like a header is not one. */
  private failure: ResultsError | undefined
  /** Whether lines end in CR alone, as some programs on a Mac write them. */
  private endsInCr: boolean | undefined
  private readonly store: ColumnStore
  private ignored: string[] = []
  private before = Number.NEGATIVE_INFINITY
  private participant = ''
  /** Whether the last row went back in time. */
  private isBackwards = false
  private secondLine = 0

  /** @param grid of the tested stimulus */
  constructor(grid: Grid) {
    this.store = new ColumnStore(grid, this.mistakes)
  }

  /**
   * Reads the next chunk.
   * @throws ResultsError if the rest of the file cannot be read
   */
  push(chunk: Uint8Array): void {
    if (chunk.length === 0) return
    this.total += chunk.length
    if (this.total > READING_LIMITS.bytes) this.mistakes.fail('results-too-large', {}, tooLarge)
    let bytes = join(this.rest, this.endsInCr ? withLineFeeds(chunk) : chunk)
    if (!this.rows) rejectBinary(bytes)
    if (this.endsInCr === undefined) {
      const end = bytes.findIndex((byte) => byte === LF || byte === CR)
      if (end >= 0 && end + 1 < bytes.length) this.endsInCr = bytes[end] === CR && bytes[end + 1] !== LF
      if (this.endsInCr) bytes = withLineFeeds(bytes)
    }
    const end = bytes.lastIndexOf(LF) + 1
    this.rest = bytes.slice(end)
    this.read(bytes.subarray(0, end))
    if (this.rest.length > READING_LIMITS.line)
      this.mistakes.fail(
        'results-long-line',
        { line: (this.rows?.line ?? this.lines) + 1 },
        { max: READING_LIMITS.line },
      )
  }

  /**
   * Finishes reading the file.
   * @throws ResultsError with every mistake that was found, or if the file was empty, or has units other than
   * those in docs/results-files.md
   */
  finish(): Results {
    const empty = () => new ResultsError('results-empty', {}, { all: COLUMNS.join(', ') })
    if (this.total === 0) throw empty()
    if (this.rest.length > 0) this.read(join(this.rest, Uint8Array.of(LF)))
    if (!this.rows) throw this.failure ?? empty()
    const { mistakes, store, lines, secondLine: second } = this
    const { rows } = store.counts
    if (rows === 0) throw mistakes.error() ?? new ResultsError('results-no-rows', { line: lines })
    const results = store.finish(this.ignored)
    if (mistakes.count <= MAX_INVALID_SHARE * rows && !mistakes.has('results-backwards-thousands'))
      checkUnits(results, { first: lines + 1, second, outside: store.firstOutside }, mistakes)
    const error = mistakes.error()
    if (error) throw error
    return results
  }

  /** Reads whole lines. */
  private read(bytes: Uint8Array): void {
    let start = 0
    while (!this.rows && start < bytes.length) {
      const end = bytes.indexOf(LF, start)
      this.readHead(decode(bytes.subarray(start, end)).replace(/\r$/, ''))
      start = end + 1
    }
    const { rows, store, mistakes } = this
    if (!rows) return
    rows.open(bytes.subarray(start))
    while (rows.next()) {
      mistakes.rows++
      if (rows.isInvalid) continue
      if (rows.participant !== this.participant) this.before = Number.NEGATIVE_INFINITY
      this.participant = rows.participant
      const time = rows.values[1] as number
      const isValid = checkRow(rows.values, this.before, rows.line, mistakes, this.isBackwards)
      this.isBackwards = time < this.before
      // Some recorders write a sample twice, or two within a millisecond: the first is kept.
      if (isValid && time === this.before) {
        store.counts.repeated++
        continue
      }
      if (isValid) {
        store.add(rows.participant, rows.values, rows.line)
        if (store.counts.rows === 2) this.secondLine ||= rows.line
      }
      // Even if the row goes back in time: later rows are compared with it, so that one invalid time is one mistake.
      if (isValid || (time >= 0 && time <= MAX_TIME_MS)) this.before = time
    }
  }

  /**
   * Reads one of the first lines: the header, one without a value, or the one in which some spreadsheets name the
   * separator.
   * @throws ResultsError if it should have been the header and is not
   */
  private readHead(text: string): void {
    this.lines++
    if (/^("?sep=,)?[\s,"]*$/i.test(text)) return
    try {
      const { fields, ignored } = readHeader(text, this.lines)
      if (this.failure) throw new ResultsError('results-title', { line: this.failure.line }, { line: this.lines })
      this.mistakes.fields = fields
      this.rows = new RowReader(fields, this.lines, this.mistakes)
      this.ignored = ignored
    } catch (error) {
      if (!(error instanceof ResultsError)) throw error
      if (!this.failure || isNearer(error, this.failure)) this.failure = error
      const mayFollow = /^results-(missing|no-header)/.test(this.failure.id)
      if (!mayFollow || this.lines >= MAX_HEADER_LINE) throw this.failure
    }
  }
}

/** Whether a line that is not a header is more like one than an earlier line. */
function isNearer({ id, values }: ResultsError, before: ResultsError): boolean {
  if (id === 'results-title' || id === 'results-separator') return true
  const [now, then] = [values, before.values].map(({ columns }) => String(columns ?? '').length) as [number, number]
  return now > 0 && now < then
}

const tooLarge = { max: READING_LIMITS.bytes / 1e6 }

const withLineFeeds = (bytes: Uint8Array) => bytes.map((byte) => (byte === CR ? LF : byte))

/**
 * Reads a complete results file.
 * @param file its text or bytes
 * @throws ResultsError for the first mistake with line, column, what is wrong and what to do, and with the `others`
 */
export function readResults(file: string | Uint8Array, grid: Grid): Results {
  const reader = new ResultsReader(grid)
  reader.push(typeof file === 'string' ? new TextEncoder().encode(file) : file)
  return reader.finish()
}

/**
 * Reads a file chosen by a visitor, chunk by chunk: it is never in memory as a whole.
 * @throws ResultsError as `readResults`; a file that is too large is not read, nor is the rest of one whose header is invalid
 */
export async function readResultsFrom(file: Pick<Blob, 'size' | 'stream'>, grid: Grid): Promise<Results> {
  if (file.size > READING_LIMITS.bytes) throw new ResultsError('results-too-large', {}, tooLarge)
  const results = new ResultsReader(grid)
  const reader = file.stream().getReader()
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) results.push(chunk.value)
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error
  }
  return results.finish()
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/**
 * Rejects a file that was chosen by mistake, such as a spreadsheet, UTF-16 text or a picture, by its first bytes.
 * @throws ResultsError if it is one of these
 */
export function rejectBinary(bytes: Uint8Array): void {
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b) throw new ResultsError('results-spreadsheet')
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new ResultsError('results-utf16')
  // Control characters other than tab and line breaks; the first 4 kB are enough.
  const control = (byte: number) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13
  if (bytes.subarray(0, 4096).some(control)) throw new ResultsError('results-binary')
}
