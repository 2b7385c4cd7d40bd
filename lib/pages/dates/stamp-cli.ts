import { datesFile } from '../../content/dates/dates'
import { dayIn } from '../../content/dates/day-in'
import { getSite } from '../../content/site'
import { escapeControls } from '../../shared/escape-controls'
import { writeDates } from './dates'
import { getDates } from './read-dates'

/**
 * `npm run stamp`: records the day on which the words of each page last changed. Commit the file it writes.
 * With `--keep-days`, pages that have a day keep it: use this after changing the code that decides what counts as words.
 * @returns 2 if the arguments are invalid, otherwise 0
 */
export async function main(args: readonly string[] = [], now: Date = new Date()): Promise<number> {
  if (args.length > 1 || (args[0] !== undefined && args[0] !== '--keep-days')) {
    console.error(
      `“${escapeControls(args.join(' '))}” is not a valid argument. Write npm run stamp, or npm run stamp -- --keep-days.`,
    )
    return 2
  }
  const today = dayIn(now, (await getSite()).timeZone)
  const keepDays = args[0] === '--keep-days'
  const paths = await writeDates(today, { keepDays })
  const list = (some: readonly string[]) => some.map((path) => `  ${path}`).join('\n')
  if (paths.length === 0) console.log(`No page has changed. ${datesFile} is up to date.`)
  else if (keepDays) console.log(`Updated, keeping the date where there was one:\n${list(paths)}`)
  else {
    const dates = await getDates()
    // Usually today; a list of pages gets the day on which its newest page was published.
    const days = [...new Set(paths.map((path) => dates[path]?.day))].sort()
    const parts = days.map(
      (day) => `${day} is now the date of:\n${list(paths.filter((path) => dates[path]?.day === day))}`,
    )
    console.log([...parts, `Commit ${datesFile}.`].join('\n'))
  }
  return 0
}
