import { publishMoment } from '../../content/dates/publish-moment'
import { everything, getEdition, readInstant } from '../../content/edition'
import { getSite } from '../../content/site'
import { ContentError } from '../../shared/diagnostic'
import { escapeControls, escapeLines } from '../../shared/escape-controls'
import { list } from '../list'
import { formatScheduled, scheduleOf } from './scheduled'

const usage =
  'Write npm run scheduled -- --since 2026-12-01T08:00:00Z, or a local time in quotes: --since "2026-12-01 09:00".'

/**
 * `npm run scheduled -- --since <time>`: prints the pages published since that time, and the next one to be published.
 * @param args without `--since`, only the next page is printed
 * @returns 3 if a page has been published and the site has to be built again, 2 if the arguments or `BUILD_NOW` are
 *   invalid, 1 if the content cannot be read, otherwise 0
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    return await printSchedule(args)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    return 1
  }
}

/** The current time. If `BUILD_NOW` is invalid, prints the error of `getEdition`. */
function readNow(): Date | undefined {
  try {
    return getEdition().now
  } catch (error) {
    console.error(escapeLines((error as Error).message))
    return undefined
  }
}

async function printSchedule(args: readonly string[]): Promise<number> {
  const now = readNow()
  if (now === undefined) return 2
  const [items, { timeZone }] = await Promise.all([list(everything), getSite()])
  const [flag, written, ...more] = args
  if (flag !== undefined && (flag !== '--since' || written === undefined || more.length > 0))
    return rejectArguments(`“${args.join(' ')}” is not a valid argument.`)
  const since = written === undefined ? undefined : (readInstant(written) ?? publishMoment(written, timeZone).at)
  if (written !== undefined && since === undefined) return rejectArguments(`“${written}” is not a time.`)
  if (since !== undefined && since > now) return rejectArguments(`“${written}” is in the future.`)
  const { published, next } = scheduleOf(items, { since, now })
  for (const page of published) console.log(`Published: ${formatScheduled(page, timeZone)}`)
  console.log(next ? `Next: ${formatScheduled(next, timeZone)}` : 'Next: none. No more pages are scheduled.')
  return published.length > 0 ? 3 : 0
}

function rejectArguments(what: string): number {
  console.error(`${escapeControls(what)} ${usage}`)
  return 2
}
