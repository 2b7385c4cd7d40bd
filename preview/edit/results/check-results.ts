import type { Grid } from '@oogwenk/gaze'
import { readResultsFile } from '../../../lib/content/results/read-results-file'
import type { Diagnostic } from '../../../lib/shared/diagnostic'
import { convertResults } from './convert-results'

/** What is wrong with a results file. */
interface CheckedResults {
  /** Each mistake in a sentence or two, with its line. */
  mistakes: readonly string[]
  /** The file with commas between its columns and decimal points in its numbers, if it can be converted safely. */
  converted?: Uint8Array
}

/**
 * Checks a results file before it is saved.
 * @param name the name of the file as it was uploaded, such as `a.csv`
 * @param grid the size of the picture on which gaze was measured
 */
export function checkResults(name: string, bytes: Uint8Array, grid: Grid): CheckedResults {
  const { problems } = readResultsFile(name, bytes, grid)
  if (problems.length === 0) return { mistakes: [] }
  const converted = convertResults(bytes)
  return { mistakes: problems.map(sentenceOf), ...(converted && { converted }) }
}

function sentenceOf({ line, field, what, fix }: Diagnostic): string {
  const location = [line === undefined ? '' : `Line ${line}`, field ?? ''].filter(Boolean).join(', ')
  return `${location && `${location}: `}${what} ${fix}`
}
