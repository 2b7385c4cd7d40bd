import { resultsFileMessages } from '../results-file-messages'
import { problemAt, type Step } from './step'

/** Minus signs as a word processor writes them, in whatever columns, are one mistake. */
export const minusSigns: Step = (errors, failed) => {
  const minuses = errors.filter(({ id, values }) => id === 'results-number' && String(values.found).startsWith('−'))
  const [minus] = minuses
  if (minus === undefined) return { problems: [], left: errors }
  const count = minuses.reduce((sum, { more }) => sum + 1 + more, 0)
  const values = { found: String(minus.values.found), cells: count === 1 ? '1 cell' : `${count} cells` }
  return {
    problems: [problemAt(minus, resultsFileMessages['results-file-minus'], failed, values)],
    left: errors.filter((error) => !minuses.includes(error)),
  }
}
