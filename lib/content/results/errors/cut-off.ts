import type { ResultsError } from '@oogwenk/gaze'
import { diagnosticAt } from '../../../shared/diagnostic'
import { resultsFileMessages } from '../results-file-messages'
import { countLineBreaks, lineBreakOf } from '../results-lines'
import type { Step } from './step'

/** Errors caused by a truncated row: missing cells, a missing closing quote, or missing digits in the last cell. */
const INCOMPLETE = ['results-cells', 'results-quote', 'results-half-emotions', 'results-sum']

/** A file that ends within its last row is one mistake, whatever is wrong with that row. */
export const cutOff: Step = (errors, { file, bytes }) => {
  const caused = cutOffErrors(bytes, errors)
  const [{ line } = {}] = caused
  const problems = line === undefined ? [] : [diagnosticAt({ file, line }, resultsFileMessages['results-file-cut-off'])]
  return { problems, left: errors.filter((error) => !caused.includes(error)) }
}

/** The errors in the last row of a file that ends within that row; none if other rows have such an error as well. */
function cutOffErrors(bytes: Uint8Array, errors: readonly ResultsError[]): readonly ResultsError[] {
  if (bytes.at(-1) === lineBreakOf(bytes)) return []
  const last = countLineBreaks(bytes) + 1
  const isCutOff = errors.some(
    ({ id, line }) =>
      line === last && INCOMPLETE.includes(id) && errors.filter((other) => other.id === id).length === 1,
  )
  return isCutOff ? errors.filter(({ line }) => line === last) : []
}
