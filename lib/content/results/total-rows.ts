import { countLineEnds } from './results-lines'

/** A row that a spreadsheet computed from those above it. */
export interface TotalRow {
  /** Its name, such as `Grand Total`. */
  name: string
  /** Counted from 1. */
  line: number
  /** Index of its first byte. */
  start: number
}

/** What spreadsheets call such rows, in English and Dutch: `Grand Total`, `a01 Total`, `Average of a`. */
const NAME =
  /^(?:\S+ )?(?:(?:sub)?totals?|sum|averages?|mean|median|count|minimum|maximum|standard deviation|(?:eind|sub)?totaal|som|gemiddelde|aantal)(?: of .*)?:?$/i

/** Longer than the last rows of a file. */
const MAX_BYTES = 10_000

/**
 * The totals and averages at the end of a results file. Reading could take one for a participant, because its cells may be
 * possible values.
 * @returns none if a name is repeated: it is that of a participant
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
    const name = cells.find((cell) => NAME.test(cell))
    if (name === undefined) break
    if (found.some((other) => other.name === name)) return []
    found.unshift({ name, line: countLineEnds(bytes, start) + 1, start })
  }
  return found
}
