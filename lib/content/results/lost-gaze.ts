import { cellsOf, countLineBreaks } from './results-lines'

/** Numbers that eye trackers write into both columns while they have lost the eyes: `-1`, `-1.0`, `-999`, `-9999`. */
const LOST = /^\s*"?-(?:1|9{3,})(?:\.0+)?"?\s*$/
/** Matches such a number anywhere in a file. Searching for it takes a hundredth of the time of finding the rows. */
const ANY_LOST = /-(?:1|9{3,})(?:\.0+)?"?\s*,/
/** Matches rows that may have such numbers; few rows of other files match. It is tried once for each row. */
const CANDIDATES = /^(?:[^\r\n]*,)?[^\S\r\n]*"?-(?:1|9{3,})(?:\.0+)?"?[^\S\r\n]*,[^\r\n]*/gm
/** The header is in one of the first lines, as `readResults` requires. */
const MAX_HEADER_LINE = 10

/** The rows in which lost gaze is written as a number. */
export interface LostGaze {
  rows: number
  /** The line of the first such row, counted from 1. */
  line: number
  /** Index of the cell with `gaze_x`. */
  cell: number
  /** Both values, such as `-1, -1`. */
  found: string
}

/**
 * Empties both cells where lost gaze is written as a number, which would otherwise count as a point outside the
 * picture.
 * @returns the file in which to look for other mistakes, and where it was changed
 */
export function emptyLostGaze(bytes: Uint8Array): { bytes: Uint8Array; lost?: LostGaze } {
  // One character for each byte, whatever the encoding is.
  const text = Buffer.from(bytes).toString('latin1')
  if (!ANY_LOST.test(text)) return { bytes }
  const [x, y] = gazeColumns(text)
  if (x === undefined || y === undefined) return { bytes }
  let lost: LostGaze | undefined
  const emptied = text.replace(CANDIDATES, (row, index: number) => {
    const cells = [...cellsOf(row)]
    const [first = '', second = ''] = [cells[x], cells[y]]
    if (!LOST.test(first) || !LOST.test(second)) return row
    const found = [first, second].map((cell) => cell.replaceAll('"', '').trim()).join(', ')
    lost ??= { rows: 0, line: countLineBreaks(bytes, index) + 1, cell: x, found }
    lost.rows++
    cells[x] = ''
    cells[y] = ''
    return cells.join(',')
  })
  return lost ? { bytes: Buffer.from(emptied, 'latin1'), lost } : { bytes }
}

/** The indexes of the two gaze columns, ignoring case and punctuation in their names; none if there is no header. */
function gazeColumns(text: string): (number | undefined)[] {
  const lines = text.slice(0, 10_000).split(/\r\n?|\n/, MAX_HEADER_LINE)
  for (const line of lines) {
    const names = cellsOf(line).map((cell) => cell.toLowerCase().replace(/[^a-z\d]/g, ''))
    const found = ['gazex', 'gazey'].map((name) => names.indexOf(name))
    if (found.every((index) => index >= 0)) return found
  }
  return []
}
