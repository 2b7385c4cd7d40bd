import { countLineBreaks } from './results-lines'

/** A row below the results: one that a spreadsheet computed, or a note. */
interface TotalRow {
  /** The name in the row, such as `Grand Total`, or the note. */
  name: string
  /** Counted from 1. */
  line: number
  /** The index of the row's first byte. */
  start: number
  /** Whether the row has only a note in it, such as a source. */
  isNote: boolean
}

/** Names that spreadsheets give to such rows, in English and Dutch: `Grand Total`, `a01 Total`, `Average of a`. */
const NAME =
  /^(?:\S+ )?(?:(?:sub)?totals?|sum|averages?|mean|median|count|minimum|maximum|standard deviation|(?:eind|sub)?totaal|som|gemiddelde|aantal)(?: of .*)?:?$/i

/** More bytes than the totals and notes at the end of a file have. */
const MAX_BYTES = 10_000

/**
 * Finds the totals, averages and notes at the end of a results file. Reading could mistake one for a participant,
 * because the values in its cells may be possible.
 * @returns none if a name is repeated, because it is then a participant's
 */
export function findTotalRows(bytes: Uint8Array): TotalRow[] {
  const found: TotalRow[] = []
  let start = bytes.length
  // One character for each byte, whatever the encoding is.
  const last = Buffer.from(bytes.subarray(-MAX_BYTES)).toString('latin1')
  for (const row of last.split(/(?<=\n|\r(?!\n))/).reverse()) {
    start -= row.length
    const cells = row.split(/[,;\t]/).map((cell) => cell.replaceAll('"', '').trim())
    if (cells.every((cell) => cell === '')) continue
    const [lone, ...others] = cells.filter((cell) => cell !== '')
    const note =
      others.length === 0 &&
      cells.length > 1 &&
      /[\r\n]$/.test(row) &&
      !(lone === cells[0] && /^[\w.-]*$/.test(lone ?? ''))
        ? lone
        : undefined
    const total = cells.find((cell) => NAME.test(cell) || cell.startsWith('='))
    const name = total ?? note
    if (name === undefined) break
    if (found.some((other) => other.name === name)) return []
    found.unshift({ name, line: countLineBreaks(bytes, start) + 1, start, isNote: total === undefined })
  }
  return found
}
