import { type Diagnostic, diagnosticAt } from '../../../shared/diagnostic'
import { resultsFileMessages } from '../results-file-messages'
import { lineEndOf } from '../results-lines'

/**
 * Reports rows that were pasted twice, which otherwise look like another recording or like rows in the wrong order.
 * @param line the line on which a participant's rows resume, or time goes back
 */
export function findRepeatedRows(file: string, bytes: Uint8Array, line: number): Diagnostic | undefined {
  const lines = new TextDecoder()
    .decode(bytes)
    .split(String.fromCharCode(lineEndOf(bytes)))
    .map((each) => each.trim())
  const start = line - 1
  const original = lines.indexOf(lines[start] ?? '')
  if (original < 0 || original >= start) return undefined
  let rows = 1
  while (lines[start + rows] && original + rows < start && lines[start + rows] === lines[original + rows]) rows++
  const values = { rows: rows === 1 ? 'This row is' : `These ${rows} rows are`, line: original + 1 }
  return diagnosticAt({ file, line }, resultsFileMessages['results-file-rows-twice'], values)
}
