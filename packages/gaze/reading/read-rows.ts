import { COLUMNS, type NumberColumn } from '../results'
import { explainCell, isRounded } from './explain-cell'
import type { Values } from './messages'
import type { Mistakes } from './mistakes'
import { decode, showFound } from './results-problems'

const COMMA = 44
const LF = 10
const CR = 13
const POINT = 46
const MINUS = 45
const QUOTE = 34
const SPACE = 32
const TAB = 9
const SEMICOLON = 59
const LETTER_A = 97
const LETTER_N = 110

/** An empty cell, or what R, Python and SPSS write where nothing was measured. */
const MISSING = /^(na|n\/a|nan)?$/i

/** Powers of ten; dividing a whole number of up to 15 digits by one of them rounds only once. */
const POWERS = Array.from({ length: 16 }, (_, digits) => Number(`1e${digits}`))

/**
 * Reads rows from bytes into one array of numbers per row, without a string for each cell: a file of 360,000 rows has
 * almost five million of them.
 *
 * A number of at most 15 digits is read as a whole number and divided by a power of ten. Both are exact, so the
 * quotient is the same as `Number()` gives (Clinger, How to read floating point numbers accurately, PLDI 1990).
 * Everything else takes the slow path, through a string.
 */
export class RowReader {
  /** The columns of the last row, in the order of `COLUMNS`; NaN if a value is missing. Index 0 is not used. */
  readonly values = new Float64Array(COLUMNS.length)
  participant = ''
  /** Whether a mistake was found while the last row was read. */
  isInvalid = false
  /** The last wrong number of cells, and its line: rows directly below with the same number are the same mistake. */
  private wrongCells = 0
  private wrongCellsLine = 0
  /** Whether a quote is open at the end of the row. */
  private isOpen = false
  /** The position in the bytes: at the start of the next row once one has been read. */
  private offset = 0
  private bytes: Uint8Array = new Uint8Array()
  /**
   * By column, the kind of mistake that is no longer listed, because there are too many: explaining each would take longer
   * than reading the file.
   */
  private readonly unlisted: ReturnType<Mistakes['add']>[] = []
  /** Bytes of the last participant's name, so that a repeated one needs no new string. */
  private last: Uint8Array = new Uint8Array()

  /**
   * @param fields see `Header`
   * @param line the number of the header's line, counted from 1; then that of the last row
   */
  constructor(
    private readonly fields: Int8Array,
    public line: number,
    private readonly mistakes: Mistakes,
  ) {}

  /** Takes the next piece of the file, which ends at a line end. */
  open(bytes: Uint8Array): void {
    this.bytes = bytes
    this.offset = 0
  }

  /**
   * Reads the next row into `values` and `participant`.
   * @returns whether there was one. Blank lines and rows of empty cells, which spreadsheets write after the last row,
   * are skipped
   */
  next(): boolean {
    const { bytes, fields } = this
    while (this.offset < bytes.length) {
      this.line++
      if (bytes[this.offset] === CR && bytes[this.offset + 1] === LF) this.offset++
      if (bytes[this.offset] === LF) {
        this.offset++
        continue
      }
      if (this.skipBlank()) continue
      this.isInvalid = false
      this.isOpen = false
      for (let cell = 0; cell < fields.length; cell++) {
        const field = fields[cell] as number
        if (field > 0) this.values[field] = this.readNumber(field)
        else if (field === -1) this.skipCell()
        else if (!this.readParticipant()) {
          this.skipLine()
          break
        }
        if (bytes[this.offset] === CR && bytes[this.offset + 1] === LF) this.offset++
        const endsRow = bytes[this.offset] === LF
        if (endsRow !== (cell === fields.length - 1)) {
          this.reportLength(cell + 1, endsRow)
          break
        }
        this.offset++
      }
      return true
    }
    return false
  }

  /** Reads a number and stops at the separator after it. */
  private readNumber(field: number): number {
    const { bytes } = this
    const start = this.offset
    let index = start
    const negative = bytes[index] === MINUS
    if (negative) index++
    let whole = 0
    let digits = 0
    let decimals = -1
    for (; ; index++) {
      const byte = bytes[index] as number
      if (byte >= 48 && byte <= 57) {
        whole = whole * 10 + byte - 48
        digits++
        if (decimals >= 0) decimals++
      } else if (byte === POINT && decimals < 0) decimals = 0
      else break
    }
    const isBlank = index === start
    if (isBlank) index += this.missingLength(index)
    const byte = bytes[index]
    const endsCell = byte === COMMA || byte === LF || (byte === CR && bytes[index + 1] === LF)
    if (!endsCell || digits > 15 || (digits === 0 && !isBlank)) return this.readUnusualNumber(field)
    this.offset = index
    if (digits === 0) return Number.NaN
    const value = decimals > 0 ? whole / (POWERS[decimals] as number) : whole
    return negative ? -value : value
  }

  /** Returns the length of NA or NaN, in any case; 0 for anything else. A program may write it into most cells of a file. */
  private missingLength(index: number): 0 | 2 | 3 {
    const { bytes } = this
    const is = (ahead: number, letter: number) => ((bytes[index + ahead] as number) | 32) === letter
    if (!is(0, LETTER_N) || !is(1, LETTER_A)) return 0
    return is(2, LETTER_N) ? 3 : 2
  }

  /** Reads numbers with spaces, quotes, an exponent or many digits, and words for a missing value; reports everything else. */
  private readUnusualNumber(field: number): number {
    const text = this.readText()
    const plain = text
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim()
    if (MISSING.test(plain)) return Number.NaN
    if (/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i.test(plain)) {
      const value = Number(plain)
      if (Number.isFinite(value) && !isRounded(plain)) return value
    }
    const column = COLUMNS[field] as NumberColumn
    if (/^\s*"[^"]*$/.test(text)) {
      this.isOpen = true
      this.report('results-quote', column, { found: showFound(text) })
      return Number.NaN
    }
    const kind = this.unlisted[field]
    if (kind) {
      this.isInvalid = true
      this.mistakes.countMore(kind)
      return Number.NaN
    }
    const [id, values] = isRounded(plain) ? (['results-rounded', {}] as const) : explainCell(plain, column)
    this.unlisted[field] = this.report(id, column, { ...values, found: showFound(plain) })
    return Number.NaN
  }

  private report(
    id: Parameters<Mistakes['add']>[0],
    column: string | undefined,
    values: Values,
  ): ReturnType<Mistakes['add']> {
    this.isInvalid = true
    return this.mistakes.add(id, { line: this.line, column }, values)
  }

  /** Reads the participant; usually the same as in the row before. @returns false if the rest of the row is unreadable */
  private readParticipant(): boolean {
    const { bytes, last } = this
    let length = 0
    while (length < last.length && bytes[this.offset + length] === last[length]) length++
    const end = bytes[this.offset + length]
    if (length > 0 && length === last.length && (end === COMMA || end === LF || end === CR)) {
      this.offset += length
      return true
    }
    const start = this.offset
    const found = this.readText()
    const name = found.trim().replace(/^"(.*)"$/, '$1')
    if (name.toLowerCase() === 'participant' && this.repeatsHeader(start)) {
      this.report('results-header-again', undefined, {})
      return false
    }
    if (/^(<{7}|={7}|>{7})/.test(name)) {
      this.isInvalid = true
      this.mistakes.addOnce('results-merge', { line: this.line }, { found: showFound(name) })
      return false
    }
    const separator = name.includes(';') ? 'semicolons' : name.includes('\t') ? 'tabs' : undefined
    if (separator) {
      this.isInvalid = true
      this.mistakes.addOnce('results-separator', { line: this.line, column: 'participant' }, { found: separator })
      return false
    }
    if (!/^[\w.-]{1,64}$/.test(name)) {
      // A row that ends here has too few cells, which is message enough.
      if (bytes[this.offset] !== LF) this.report('results-participant', 'participant', { found: showFound(name) })
      return true
    }
    this.participant = name
    this.last = bytes.slice(start, start + found.length)
    return true
  }

  private skipCell(): void {
    const { bytes } = this
    if (bytes[this.offset] === QUOTE) {
      for (this.offset++; bytes[this.offset] !== QUOTE && bytes[this.offset] !== LF; this.offset++);
    }
    for (; bytes[this.offset] !== COMMA && bytes[this.offset] !== LF; this.offset++);
  }

  /** Returns the cell as text, up to its separator. */
  private readText(): string {
    const start = this.offset
    this.skipCell()
    return decode(this.bytes.subarray(start, this.offset)).replace(/\r$/, '')
  }

  /** Skips a row that consists of separators and spaces. @returns whether it is one */
  private skipBlank(): boolean {
    const { bytes } = this
    let end = this.offset
    // Few participants and numbers begin with one of these characters, so most rows end the loop at once.
    for (let byte = bytes[end]; byte !== LF; byte = bytes[end]) {
      if (byte !== COMMA && byte !== SPACE && byte !== TAB && byte !== QUOTE && byte !== SEMICOLON && byte !== CR)
        return false
      end++
    }
    this.offset = end + 1
    return true
  }

  /** Whether a row repeats the header, as where files were joined. A participant may be called “participant” too. */
  private repeatsHeader(start: number): boolean {
    const { bytes } = this
    const from = start === 0 ? 0 : bytes.lastIndexOf(LF, start - 1) + 1
    const text = decode(bytes.subarray(from, bytes.indexOf(LF, start)))
    return text.toLowerCase().includes('happiness')
  }

  private skipLine(): void {
    this.offset = this.bytes.indexOf(LF, this.offset) + 1
  }

  /** Reports too few cells if the line ended early, too many if it continues. Moves to the next line. */
  private reportLength(read: number, ended: boolean): void {
    const { bytes, fields } = this
    let found = read
    for (; !ended && bytes[this.offset] !== LF; this.offset++) if (bytes[this.offset] === COMMA) found++
    const [count, expected] = [found, fields.length].map((cells) => `${cells} ${cells === 1 ? 'cell' : 'cells'}`)
    const start = bytes.lastIndexOf(LF, this.offset - 1) + 1
    const hasPoint = bytes.subarray(start, this.offset).includes(POINT)
    this.offset++
    const isSame = found === this.wrongCells && this.line === this.wrongCellsLine + 1
    this.wrongCells = found
    this.wrongCellsLine = this.line
    const id = found > fields.length ? 'results-more-cells' : 'results-cells'
    if (this.isOpen || isSame) {
      this.isInvalid = true
      if (isSame) this.mistakes.countAnother(id)
      // Several numbers were split in two, and none has a point: the whole file is written like this.
    } else if (found > fields.length + 1 && !hasPoint) {
      this.isInvalid = true
      this.mistakes.addOnce(
        'results-decimal-commas',
        { line: this.line },
        { found: count as string, expected: expected as string },
      )
    } else {
      this.report(id, undefined, { found: count as string, expected: expected as string })
    }
  }
}
