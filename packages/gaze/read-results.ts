import { checkUnits } from './reading/check-results'
import { checkRow } from './reading/check-row'
import { ColumnStore } from './reading/column-store'
import { readHeader } from './reading/read-header'
import { RowReader } from './reading/read-rows'
import { ResultsError } from './reading/results-problems'
import { COLUMNS, type Grid, type Results } from './results'
import { READING_LIMITS } from './settings'

const LF = 10

/**
 * Reads a results file piece by piece, from a disk, a stream or a chosen file. Memory holds the columns (96 bytes a
 * row) and one piece.
 */
export class ResultsReader {
  private total = 0
  /** The start of a line whose end has not arrived. */
  private rest: Uint8Array = new Uint8Array()
  private rows: RowReader | undefined
  private readonly store: ColumnStore
  private ignored: string[] = []
  private before = Number.NEGATIVE_INFINITY
  private participant = ''
  private secondLine = 3

  /** @param grid of the tested stimulus */
  constructor(grid: Grid) {
    this.store = new ColumnStore(grid)
  }

  /**
   * Reads the next piece.
   * @throws ResultsError for the first mistake in it
   */
  push(piece: Uint8Array): void {
    if (piece.length === 0) return
    this.total += piece.length
    refuseLarge(this.total)
    const bytes = join(this.rest, piece)
    if (!this.rows) refuseBinary(bytes)
    const end = bytes.lastIndexOf(LF) + 1
    this.rest = bytes.slice(end)
    this.read(bytes.subarray(0, end))
    if (this.rest.length > READING_LIMITS.line)
      throw new ResultsError('results-long-line', { line: (this.rows?.line ?? 0) + 1 }, { most: READING_LIMITS.line })
  }

  /**
   * Ends the file.
   * @throws ResultsError if it was empty, or has other units than docs/results-files.md says
   */
  finish(): Results {
    if (this.total === 0) throw new ResultsError('results-empty', {}, { all: COLUMNS.join(', ') })
    if (this.rest.length > 0) this.read(join(this.rest, Uint8Array.of(LF)))
    if (this.store.counts.rows === 0) throw new ResultsError('results-no-rows', { line: 1 })
    const results = this.store.finish(this.ignored)
    checkUnits(results, { second: this.secondLine, outside: this.store.firstOutside })
    return results
  }

  /** Reads whole lines. */
  private read(bytes: Uint8Array): void {
    if (bytes.length === 0) return
    let lines = bytes
    if (!this.rows) {
      const end = bytes.indexOf(LF)
      const { fields, ignored } = readHeader(new TextDecoder().decode(bytes.subarray(0, end)).replace(/\r$/, ''))
      this.rows = new RowReader(fields)
      this.ignored = ignored
      lines = bytes.subarray(end + 1)
    }
    const { rows, store } = this
    rows.open(lines)
    while (rows.next()) {
      if (rows.participant !== this.participant) this.before = Number.NEGATIVE_INFINITY
      this.participant = rows.participant
      checkRow(rows.values, this.before, rows.line)
      const time = rows.values[1] as number
      // Recorders write a sample twice, or two within a millisecond: the first counts.
      if (time === this.before) {
        store.counts.repeated++
        continue
      }
      store.add(rows.participant, rows.values, rows.line)
      this.before = time
      if (store.counts.rows === 2) this.secondLine = rows.line
    }
  }
}

/**
 * Reads a complete results file.
 * @param file its text or bytes
 * @throws ResultsError with line, column, what is wrong and what to do
 */
export function readResults(file: string | Uint8Array, grid: Grid): Results {
  const reader = new ResultsReader(grid)
  reader.push(typeof file === 'string' ? new TextEncoder().encode(file) : file)
  return reader.finish()
}

/**
 * Reads a file chosen by a visitor, piece by piece: it is never in memory as a whole.
 * @throws ResultsError as `readResults`; a file that is too large is not read, and reading stops at the first mistake
 */
export async function readResultsFrom(file: Pick<Blob, 'size' | 'stream'>, grid: Grid): Promise<Results> {
  refuseLarge(file.size)
  const reader = new ResultsReader(grid)
  const pieces = file.stream().getReader()
  try {
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) reader.push(piece.value)
  } catch (error) {
    await pieces.cancel().catch(() => undefined)
    throw error
  }
  return reader.finish()
}

function refuseLarge(bytes: number): void {
  if (bytes > READING_LIMITS.bytes)
    throw new ResultsError('results-too-large', {}, { most: READING_LIMITS.bytes / 1e6 })
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/**
 * Recognises by its first bytes what people choose by mistake: a spreadsheet, UTF-16, a picture.
 * @throws ResultsError if it cannot be read
 */
export function refuseBinary(bytes: Uint8Array): void {
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b) throw new ResultsError('results-spreadsheet')
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new ResultsError('results-utf16')
  // Control characters other than tab and line ends; the first 4 kB are enough.
  const control = (byte: number) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13
  if (bytes.subarray(0, 4096).some(control)) throw new ResultsError('results-binary')
}
