import { publishMoment } from '../../content/dates/publish-moment'
import { everything, getEdition, readInstant } from '../../content/edition'
import { getSite } from '../../content/site'
import { ContentError } from '../../shared/diagnostic'
import { escapeControls, escapeLines } from '../../shared/escape-controls'
import { list } from '../list'
import { dueOf, writeDue } from './due'

const usage =
  'Write npm run due -- --since 2026-12-01T08:00:00Z, or a local time in quotes: --since "2026-12-01 09:00".'

/**
 * `npm run due -- --since <time>`: prints what falls due next, and whether something has fallen due since.
 * @param args without `--since`, only what comes next is printed
 * @returns 3 where something has fallen due and the site has to be built again, 2 where the call cannot be taken, 1 where
 *   content cannot be read, else 0
 */
export async function main(args: readonly string[]): Promise<number> {
  try {
    return await tellDue(args)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    return 1
  }
}

/** The moment of this call; what is wrong with it is said in the sentences of whoever reads the environment. */
function readNow(): Date | undefined {
  try {
    return getEdition().now
  } catch (error) {
    console.error(escapeLines((error as Error).message))
    return undefined
  }
}

async function tellDue(args: readonly string[]): Promise<number> {
  const now = readNow()
  if (now === undefined) return 2
  const [items, { timeZone }] = await Promise.all([list(everything), getSite()])
  const [flag, written, ...more] = args
  if (flag !== undefined && (flag !== '--since' || written === undefined || more.length > 0))
    return refuse(`“${args.join(' ')}” cannot be taken.`)
  const since = written === undefined ? undefined : (readInstant(written) ?? publishMoment(written, timeZone).at)
  if (written !== undefined && since === undefined) return refuse(`“${written}” is no time.`)
  if (since !== undefined && since > now) return refuse(`“${written}” is still to come.`)
  const { fallen, next } = dueOf(items, { since, now })
  for (const page of fallen) console.log(`Fallen due: ${writeDue(page, timeZone)}`)
  console.log(next ? `Next: ${writeDue(next, timeZone)}` : 'Next: nothing. No page waits for a day.')
  return fallen.length > 0 ? 3 : 0
}

function refuse(what: string): number {
  console.error(`${escapeControls(what)} ${usage}`)
  return 2
}
