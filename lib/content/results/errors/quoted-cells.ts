import type { ResultsError } from '@oogwenk/gaze'

/** A cell in quotation marks that CSV does not use, or after the apostrophe that marks a spreadsheet cell as text. */
const QUOTED = /^['‘’“”„]+([\w.+-]+)['‘’“”]*$/

/** The text of such a cell without its marks; undefined for other cells. */
export const quotedText = ({ values }: ResultsError) => QUOTED.exec(String(values.found))?.[1]

/** Whether a cell would be valid without its quotation marks. */
export const isQuoted = (error: ResultsError): boolean =>
  (error.id === 'results-number' && /^[+-]?\d*\.?\d+$/.test(quotedText(error) ?? '')) ||
  (error.id === 'results-participant' && quotedText(error) !== undefined)
