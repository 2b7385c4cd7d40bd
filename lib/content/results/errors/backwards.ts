import type { ResultsError } from '@oogwenk/gaze'
import { resultsFileMessages } from '../results-file-messages'
import { isRestart } from '../suspicious-results'
import { problemAt, type Step } from './step'

const isBackwards = ({ id }: ResultsError) => id === 'results-backwards'

/** Whether time jumps back to its start, as where another recording follows. */
export const isRestartError = (error: ResultsError): boolean =>
  isBackwards(error) && isRestart(Number(error.values.found), Number(error.values.before))

/** Rows in another order are one mistake, and so are several recordings in one file, for however many people. */
export const backwards: Step = (errors, failed) => {
  const restarts = errors.filter(isRestartError)
  const [restart] = restarts
  const isMany = restarts.length > 1
  const [first] = errors.filter((error) => isBackwards(error) && !isRestartError(error))
  const left = errors.filter((error) => !isBackwards(error) || error === first || (!isMany && error === restart))
  if (restart === undefined || !isMany) return { problems: [], left }
  const values = { ...restart.values, count: restarts.length }
  return { problems: [problemAt(restart, resultsFileMessages['results-file-restarts'], failed, values)], left }
}
