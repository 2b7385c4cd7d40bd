import { datesFile } from '../../content/dates/dates'
import { dayIn } from '../../content/dates/day-in'
import { getSite } from '../../content/site'
import { collectDiagnostics, formatDiagnostic, sortDiagnostics } from '../../shared/diagnostic'
import { escapeControls } from '../../shared/escape-controls'
import { readEarlierDates } from '../history/earlier-dates'
import { writeDates } from './dates'
import { getDates } from './read-dates'
import { repairDates } from './repair-dates'

/**
 * `npm run stamp`: records the day on which the words of each page last changed; if a change was undone, the earlier
 * day. Commit the file that it writes. With `--keep-days`, pages that have a date keep it: use this after changing the
 * code that decides which words count. A merge conflict in the file is resolved, and other damage is repaired.
 * @returns 2 if the arguments are invalid, 1 if the content has a mistake that prevents reading its words, otherwise 0
 */
export async function main(args: readonly string[] = [], now: Date = new Date()): Promise<number> {
  if (args.length > 1 || (args[0] !== undefined && args[0] !== '--keep-days')) {
    console.error(
      `“${escapeControls(args.join(' '))}” is not a valid argument. Write npm run stamp, or npm run stamp -- --keep-days.`,
    )
    return 2
  }
  const problems = await collectDiagnostics(() => stamp(now, args[0] === '--keep-days'))
  if (problems.length === 0) return 0
  for (const problem of sortDiagnostics(problems)) console.error(formatDiagnostic(problem))
  console.error(
    `No date was recorded. Correct ${problems.length === 1 ? 'this' : 'these'}, then run npm run stamp again.`,
  )
  return 1
}

/** The message about a file that was damaged. */
const repaired = {
  conflict: `The merge conflict in ${datesFile} is resolved: each page keeps the newer of its two dates.`,
  other: `${datesFile} was damaged, and has been rewritten with every date that could be read.`,
}

async function stamp(now: Date, keepDays: boolean): Promise<void> {
  const today = dayIn(now, (await getSite()).timeZone)
  const damage = await repairDates()
  if (damage) console.log(repaired[damage])
  const paths = await writeDates(today, { keepDays, earlier: await readEarlierDates() })
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
}
