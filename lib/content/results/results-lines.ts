const [LF, CR] = [10, 13]

/** Returns the byte that ends the lines of a file: LF, also after a CR, or, as some programs on a Mac write it, CR. */
export const lineBreakOf = (bytes: Uint8Array): number => (bytes.includes(LF) ? LF : CR)

/** Splits a file into lines; in a file with CRLF, each keeps its CR. Use `lineIn` for a single line. */
export const linesOf = (bytes: Uint8Array): string[] =>
  new TextDecoder().decode(bytes).split(String.fromCharCode(lineBreakOf(bytes)))

/**
 * Returns a line of a file, counted from 1; in a file with CRLF, with its CR. Files can be 100 MB in size, so this does
 * not split them into lines.
 */
export function lineIn(bytes: Uint8Array, line: number): string {
  const ends = lineBreakOf(bytes)
  let start = 0
  for (let before = 1; before < line; before++) start = bytes.indexOf(ends, start) + 1
  const end = bytes.indexOf(ends, start)
  return new TextDecoder().decode(bytes.subarray(start, end < 0 ? undefined : end))
}

/** Counts the line breaks of a file before a byte; by default, all of them. */
export function countLineBreaks(bytes: Uint8Array, before = bytes.length): number {
  const end = lineBreakOf(bytes)
  let count = 0
  for (let offset = bytes.indexOf(end); offset >= 0 && offset < before; offset = bytes.indexOf(end, offset + 1)) count++
  return count
}

/** Returns the cells of a row; a decimal comma between double quotes does not separate cells. */
export const cellsOf = (line: string): readonly string[] => line.match(/(?<=^|,)(?:"[^"]*"|[^,"])*/g) ?? []

/**
 * Whether two files have the same lines, whatever their line endings. A byte order mark and empty lines at the end do
 * not count.
 * @returns false as soon as they differ
 */
export function haveSameLines(one: Uint8Array, other: Uint8Array): boolean {
  const [first, second] = [new LineBytes(one), new LineBytes(other)]
  for (;;) {
    const byte = first.next()
    if (byte !== second.next()) return false
    if (byte === undefined) return true
  }
}

/**
 * Iterates over the bytes of a text without its byte order mark, with LF between its lines and nothing after the last.
 */
class LineBytes {
  private index = 0
  private readonly end: number

  constructor(private readonly bytes: Uint8Array) {
    const hasByteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
    if (hasByteOrderMark) this.index = 3
    let end = bytes.length
    while (bytes[end - 1] === LF || bytes[end - 1] === CR) end--
    this.end = end
  }

  next(): number | undefined {
    if (this.index >= this.end) return undefined
    const byte = this.bytes[this.index++]
    if (byte !== CR) return byte
    if (this.bytes[this.index] === LF) this.index++
    return LF
  }
}

/**
 * Returns the lines of a file, and the indexes of its header and of the named columns in it, ignoring all characters of
 * names except letters, and case; -1 if none of the first ten lines has all of them.
 */
export function tableOf(bytes: Uint8Array, ...names: readonly string[]) {
  const lines = linesOf(bytes)
  const headers = lines
    .slice(0, 10)
    .map((each) => cellsOf(each).map((cell) => cell.toLowerCase().replace(/[^a-z]/g, '')))
  const line = headers.findIndex((cells) => names.every((name) => cells.includes(name)))
  return { lines, columns: { line, cells: names.map((name) => headers[line]?.indexOf(name) ?? -1) } }
}
