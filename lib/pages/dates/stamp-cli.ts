import { datesFile } from '../../content/dates/dates'
import { dayIn } from '../../content/dates/day-in'
import { getSite } from '../../content/site'
import { escapeControls } from '../../shared/escape-controls'
import { getDates, writeDates } from './dates'

/**
 * `npm run stamp`: writes down on which day the words of each page became what they are. Commit what it writes.
 * With `--keep-days` pages that have a day keep it: for engineers, after a change of what counts as words, where no page
 * says anything else than before.
 * @returns 2 where the call cannot be taken, else 0
 */
export async function main(args: readonly string[] = [], now: Date = new Date()): Promise<number> {
  if (args.length > 1 || (args[0] !== undefined && args[0] !== '--keep-days')) {
    console.error(
      `“${escapeControls(args.join(' '))}” cannot be taken. Write npm run stamp, or npm run stamp -- --keep-days.`,
    )
    return 2
  }
  const today = dayIn(now, (await getSite()).timeZone)
  const keepDays = args[0] === '--keep-days'
  const paths = await writeDates(today, { keepDays })
  const list = (some: readonly string[]) => some.map((path) => `  ${path}`).join('\n')
  if (paths.length === 0) console.log(`No page says anything else than ${datesFile} knows.`)
  else if (keepDays) console.log(`The words are new and the day is the old one, if there was one, of:\n${list(paths)}`)
  else {
    const dates = await getDates()
    // Today for most; a list of pages gets the day on which another one appeared in it.
    const days = [...new Set(paths.map((path) => dates[path]?.day))].sort()
    const parts = days.map(
      (day) => `${day} is now the date of:\n${list(paths.filter((path) => dates[path]?.day === day))}`,
    )
    console.log([...parts, `Commit ${datesFile}.`].join('\n'))
  }
  return 0
}
