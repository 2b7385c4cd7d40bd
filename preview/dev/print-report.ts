import { writeReport } from '../../lib/lint/report'
import type { Diagnostic } from '../../lib/shared/diagnostic'
import { escapeLines } from '../../lib/shared/escape-controls'

/**
 * Makes the function that prints the result of each check of the content, unless it is the same as the last one.
 * @param print prints on a terminal
 * @param colour whether that terminal shows colours
 */
export function makeReportPrinter(
  print: (text: string) => void,
  colour: boolean,
): (problems: readonly Diagnostic[], failure: string | undefined) => void {
  let printed = ''
  return (problems, failure) => {
    // A report is escaped already, and its colours must not be. The message of a failed check may quote content.
    const text = failure === undefined ? writeReport(problems, 'text', colour) : escapeLines(failure)
    if (text !== printed) print(text)
    printed = text
  }
}
