import { type Diagnostic, diagnosticAt } from '../../../shared/diagnostic'
import { resultsFileMessages } from '../results-file-messages'
import { countLineBreaks, lineIn, linesOf } from '../results-lines'

/**
 * Reports rows that were pasted twice, which otherwise look like another recording or like rows in the wrong order.
 * @param line the line on which a participant's rows resume, or time goes back
 */
export function findRepeatedRows(file: string, bytes: Uint8Array, line: number): Diagnostic | undefined {
  const row = lineIn(bytes, line).trim()
  // A file may be 100 MB in size, and most have no such row, so it is not split into lines to find out.
  const original = countLineBreaks(bytes, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(row)) + 1
  if (original >= line) return undefined
  const lines = linesOf(bytes).map((each) => each.trim())
  const isRepeated = (count: number) => lines[line - 1 + count] === lines[original - 1 + count]
  let rows = 0
  while (original + rows < line && lines[line - 1 + rows] && isRepeated(rows)) rows++
  if (rows === 0) return undefined
  const values = { rows: rows === 1 ? 'This row is' : `These ${rows} rows are`, line: original }
  return diagnosticAt({ file, line }, resultsFileMessages['results-file-rows-twice'], values)
}
