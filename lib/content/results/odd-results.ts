import type { Grid, Results } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { resultsFileMessages } from './results-file-messages'
import { cellsOf, lineEndOf } from './results-lines'

/** As much gaze beside the picture is odd, unless it is so with both coordinates exchanged. */
const MOST_OUTSIDE = 0.25
/** Exchanged, at most this part of it is still beside the picture. */
const LEFT_OUTSIDE = 0.25

/** The share of the gaze that is beside the picture. */
export const shareOutside = ({ counts }: Pick<Results, 'counts'>): number =>
  counts.outside / Math.max(1, counts.rows - counts.lost)

/**
 * Reports gaze that is inside the picture only if its two columns are exchanged.
 * @param share of the gaze that is outside
 * @param read reads the file on another grid: exchanging its sides counts what exchanging the columns would
 */
export function findExchanged(
  file: string,
  { share, grid, read }: { share: number; grid: Grid; read: (grid: Grid) => Results | undefined },
): Diagnostic[] {
  if (share < MOST_OUTSIDE || grid.width === grid.height) return []
  const exchanged = read({ width: grid.height, height: grid.width })
  if (exchanged === undefined) return []
  const other = shareOutside(exchanged)
  if (other > share * LEFT_OUTSIDE) return []
  const values = { percent: Math.round(share * 100), other: Math.round(other * 100) }
  return [diagnosticAt({ file, field: 'gaze_x' }, resultsFileMessages['results-file-exchanged'], values)]
}

/** Reports times that begin when the baseline of every person is over, so that nobody has a score. */
export function findLateStart(file: string, bytes: Uint8Array, { starts, time, participants }: Results): Diagnostic[] {
  const first = Math.min(...participants.map((_, person) => time[starts[person] as number] as number))
  if (!(first > settings.SCORE_DEFAULTS.baselineMs)) return []
  const { lines, columns } = tableOf(bytes, 'timestampms')
  const row = lines.findIndex((line, index) => index > columns.line && cellsOf(line).some((cell) => cell.trim() !== ''))
  const location = { file, line: row + 1, field: 'timestamp_ms' }
  return [diagnosticAt(location, resultsFileMessages['results-file-late'], { found: first })]
}

/**
 * Reports a participant whose rows are between those of another and continue their times: its name is a slip.
 * @param name the participant whose rows are in two places
 * @param line where they go on
 */
export function findSlip(file: string, bytes: Uint8Array, name: string, line: number): Diagnostic | undefined {
  const { lines, columns } = tableOf(bytes, 'participant', 'timestampms')
  const [participant = -1, timestamp = -1] = columns.cells
  const cellIn = (index: number, cell: number) => (cellsOf(lines[index] ?? '')[cell] ?? '').replaceAll('"', '').trim()
  const nameIn = (index: number) => cellIn(index, participant)
  const timeIn = (index: number) => Number(cellIn(index, timestamp))
  const end = line - 2
  const found = nameIn(end)
  let start = end
  while (start > 0 && nameIn(start - 1) === found) start--
  const isElsewhere = lines.some((_, index) => (index < start || index > end) && nameIn(index) === found)
  const continues = timeIn(start) > timeIn(start - 1) && timeIn(end) < timeIn(line - 1)
  if (nameIn(start - 1) !== name || nameIn(line - 1) !== name || !continues || isElsewhere) return undefined
  const rows = end - start + 1
  const values = { found, name, rows: rows === 1 ? 'this row' : `these ${rows} rows` }
  const location = { file, line: start + 1, field: 'participant' }
  return diagnosticAt(location, resultsFileMessages['results-file-slip'], values)
}

/** The lines of a file, and where its header has some columns, however it writes their names. */
function tableOf(bytes: Uint8Array, ...names: readonly string[]) {
  const lines = new TextDecoder().decode(bytes).split(String.fromCharCode(lineEndOf(bytes)))
  const headers = lines
    .slice(0, 10)
    .map((each) => cellsOf(each).map((cell) => cell.toLowerCase().replace(/[^a-z]/g, '')))
  const line = headers.findIndex((cells) => names.every((name) => cells.includes(name)))
  return { lines, columns: { line, cells: names.map((name) => headers[line]?.indexOf(name) ?? -1) } }
}
