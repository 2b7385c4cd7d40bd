import { writeReport } from '../../lib/content/doctor/report'
import { runDoctor } from '../../lib/content/doctor/run-doctor'
import { escapeLines } from '../../lib/escape-controls'
import { markEdit } from './mark-edit'
import { watchEdits } from './watch-edits'

/**
 * Watches what people edit: at each save pages that are open draw themselves again, and the doctor says what is wrong now.
 * @returns ends it
 */
export async function startDev(): Promise<() => void> {
  await markEdit(Date.now())
  let said = ''
  let examining = Promise.resolve()
  const examine = async () => {
    // A file that is gone while it is read is an edit of its own.
    const report = await runDoctor().then(
      (problems) => writeReport(problems, 'text', process.stdout.isTTY === true),
      (error: unknown) => escapeLines(String(error)),
    )
    if (report !== said) console.log(report)
    said = report
  }
  const look = () => {
    examining = examining.then(examine)
  }
  look()
  return watchEdits(['content', 'locales'], () => {
    void markEdit(Date.now())
    look()
  })
}
