import type { Grid, Results } from '@oogwenk/gaze'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { explainFailedRead } from './errors/explain-failed-read'
import { FailedRead, tryReading } from './errors/try-reading'
import { emptyLostGaze, type LostGaze } from './lost-gaze'
import { resultsFileMessages } from './results-file-messages'
import { cellsOf, lineIn } from './results-lines'
import { columnOf } from './results-problem'
import { findLateStart, findNothingMeasured, findSuspiciousGaze, findSwapped, shareOutside } from './suspicious-results'
import { findTotalRows } from './total-rows'

/**
 * Reads a results file, without rows of totals and with lost gaze as empty cells, which are reported all the same.
 * @param file its path, for the locations of problems
 * @returns no results if there are problems
 */
export function readResultsFile(
  file: string,
  bytes: Uint8Array,
  grid: Grid,
): { results?: Results; problems: Diagnostic[] } {
  const kind = kindOf(bytes)
  if (kind !== undefined)
    return { problems: [diagnosticAt({ file }, resultsFileMessages['results-file-other-kind'], { kind })] }
  const totals = findTotalRows(bytes)
  const problems = totals.map(({ line, name, isNote }) =>
    diagnosticAt({ file, line }, resultsFileMessages[isNote ? 'results-file-note' : 'results-file-total'], {
      found: name,
    }),
  )
  const { bytes: samples, lost } = emptyLostGaze(bytes.subarray(0, totals[0]?.start))
  if (lost) problems.push(lostGazeProblem(file, bytes, lost))
  const read = tryReading(samples, grid)
  if (read instanceof FailedRead)
    return { problems: [...problems, ...explainFailedRead({ file, bytes, samples, grid }, read.errors)] }
  const onGrid = (other: Grid) => {
    const again = tryReading(samples, other)
    return again instanceof FailedRead ? undefined : again
  }
  problems.push(
    ...findSwapped(file, { share: shareOutside(read), grid, read: onGrid }),
    ...findLateStart(file, bytes, read),
    ...findSuspiciousGaze(file, bytes, read),
    ...findNothingMeasured(file, read),
  )
  return problems.length > 0 ? { problems } : { results: read, problems }
}

/** What a file is that was saved under the name of a results file; undefined if it may have rows. */
function kindOf(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, 100)).trimStart()
  if (start.startsWith('version https://git-lfs')) return 'a pointer of Git LFS'
  if (/^<(?:!doctype|html)/i.test(start)) return 'a web page'
  return /^(?:\[\s*)?\{/.test(start) ? 'JSON' : undefined
}

function lostGazeProblem(file: string, bytes: Uint8Array, { line, cell, rows, found }: LostGaze): Diagnostic {
  const location = { file, line, column: columnOf(cellsOf(lineIn(bytes, line)), cell), field: 'gaze_x' }
  const values = { found, rows: rows === 1 ? '1 row' : `${rows} rows` }
  return diagnosticAt(location, resultsFileMessages['results-file-lost-gaze'], values)
}
