import { cellsOf, countLineEnds } from './results-lines'

/** What eye trackers write into both columns where they lost the eyes: `-1`, `-1.0`, `-999`, `-9999`. */
const LOST = /^\s*"?-(?:1|9{3,})(?:\.0+)?"?\s*$/
/** What only files with such rows have. Looking for it takes a hundredth of the time that looking for the rows takes. */
const SIGN = /-(?:1|9{3,})(?:\.0+)?"?\s*,/
/** A row that may have it; few rows of other files do. */
const CANDIDATES = /[^\r\n]*(?:^|[,\r\n])\s*"?-(?:1|9{3,})(?:\.0+)?"?\s*,[^\r\n]*/gm
/** Lines among which the header is looked for, as reading does. */
const MAX_ABOVE = 10

/** Rows in which lost gaze is a number. */
export interface LostGaze {
  rows: number
  /** The first of them, counted from 1. */
  line: number
  /** Index of the cell with `gaze_x`. */
  cell: number
  /** Both values, such as `-1, -1`. */
  found: string
}

/**
 * Empties both cells where lost gaze is written as a number, which would count as a point beside the picture.
 * @returns the file to find its other mistakes in, and where it was changed
 */
export function emptyLostGaze(bytes: Uint8Array): { bytes: Uint8Array; lost?: LostGaze } {
  // One character for each byte, whatever the encoding is.
  const text = Buffer.from(bytes).toString('latin1')
  if (!SIGN.test(text)) return { bytes }
  const [x, y] = gazeColumns(text)
  if (x === undefined || y === undefined) return { bytes }
  let lost: LostGaze | undefined
  const emptied = text.replace(CANDIDATES, (row, index: number) => {
    const cells = [...cellsOf(row)]
    const [first = '', second = ''] = [cells[x], cells[y]]
    if (!LOST.test(first) || !LOST.test(second)) return row
    const found = [first, second].map((cell) => cell.replaceAll('"', '').trim()).join(', ')
    lost ??= { rows: 0, line: countLineEnds(bytes, index) + 1, cell: x, found }
    lost.rows++
    cells[x] = ''
    cells[y] = ''
    return cells.join(',')
  })
  return lost ? { bytes: Buffer.from(emptied, 'latin1'), lost } : { bytes }
}

/** The cells with the two coordinates, in whatever way the header writes their names. */
function gazeColumns(text: string): (number | undefined)[] {
  const lines = text.slice(0, 10_000).split(/\r\n?|\n/, MAX_ABOVE)
  for (const line of lines) {
    const names = cellsOf(line).map((cell) => cell.toLowerCase().replace(/[^a-z\d]/g, ''))
    const found = ['gazex', 'gazey'].map((name) => names.indexOf(name))
    if (found.every((index) => index >= 0)) return found
  }
  return []
}
