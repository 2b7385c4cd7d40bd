import { resultsFileMessages } from '../results-file-messages'
import { cellsOf, lineIn } from '../results-lines'
import { problemAt, type Step } from './step'

/** The units that the columns of a results file may have. */
const UNIT = /^[[(]?(?:m?s(?:ec)?|milliseconds?|px|pixels?|bpm|beats\/min|%|0[-–]1|id|text)?[\])]?$/i

/** Reports the units in the row below the header, which some recorders write, once for all its cells. */
export const units: Step = (errors, failed) => {
  const [first] = errors.filter(({ line }) => line === 2)
  const cells = first === undefined ? [] : cellsOf(lineIn(failed.samples, 2)).map((cell) => cell.trim())
  const isOfUnits = cells.length > 1 && cells.every((cell) => UNIT.test(cell)) && cells.some((cell) => cell !== '')
  if (first === undefined || !isOfUnits) return { problems: [], left: errors }
  const { column: _, ...problem } = problemAt(first, resultsFileMessages['results-file-units'], failed)
  return { problems: [{ ...problem, field: undefined }], left: errors.filter(({ line }) => line !== 2) }
}
