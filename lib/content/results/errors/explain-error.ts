import type { ResultsError } from '@oogwenk/gaze'
import { type FilledMessage, fillMessage } from '../../../shared/diagnostic'
import { resultsFileMessages } from '../results-file-messages'
import { cellsOf, lineIn } from '../results-lines'
import { isQuoted, quotedText } from './quoted-cells'

/** In days, the unit of times in a spreadsheet. No tracker takes samples further apart than this. */
const MAX_STEP_IN_DAYS = 5e-6

/** Returns a message that explains an error better than its own; undefined if there is none. */
export function explainError(error: ResultsError, bytes: Uint8Array): FilledMessage | undefined {
  const { id, line, column, values } = error
  const found = String(values.found)
  if (isQuoted(error))
    return fillMessage(resultsFileMessages['results-file-quoted'], { found, plain: quotedText(error) ?? '' })
  const [, seconds] = /^(\d+(?:\.\d+)?) ?s(?:ec(?:ond)?s?)?$/i.exec(found) ?? []
  if (id === 'results-number' && column === 'timestamp_ms' && seconds !== undefined) {
    const number = Number((Number(seconds) * 1000).toFixed(3))
    return fillMessage(resultsFileMessages['results-file-in-seconds'], { found, number })
  }
  if (id === 'results-cells' && line !== undefined && /^"[^"]*,[^"]*"\s*$/.test(lineIn(bytes, line)))
    return fillMessage(resultsFileMessages['results-file-quoted-row'])
  if (/^results-(?:more-)?cells$/.test(id) && line !== undefined && lineIn(bytes, line).split('"').length % 2 === 0)
    return fillMessage(resultsFileMessages['results-file-quote-open'])
  if (id === 'results-more-cells' && line !== undefined) {
    const cells = cellsOf(lineIn(bytes, line))
    const [last, ...surplus] = cells.slice(Number.parseInt(String(values.expected), 10) - 1).map((cell) => cell.trim())
    if (last !== '' && surplus.every((cell) => cell === ''))
      return fillMessage(resultsFileMessages['results-file-empty-cells'], {
        cells: surplus.length === 1 ? '1 empty cell' : `${surplus.length} empty cells`,
      })
  }
  const step = Number(values.step)
  if (id === 'results-seconds' && step < MAX_STEP_IN_DAYS)
    return fillMessage(resultsFileMessages['results-file-days'], { step })
  if (id === 'results-seconds' && step === 1) return fillMessage(resultsFileMessages['results-file-frames'])
  return undefined
}
