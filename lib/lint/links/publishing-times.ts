import { publishMoment } from '../../content/dates/publish-moment'
import { getEdition } from '../../content/edition'
import { getSite } from '../../content/site'
import { isFixed } from '../../pages/find-page'
import { collectDiagnostics } from '../../shared/diagnostic'
import type { Snapshot, SnapshotPage } from '../snapshot'
import { makePageFinder } from './page-finder'
import type { WrittenLink } from './written-links'

/** When a page becomes public, in milliseconds; a draft never does. */
export interface PublishingTime {
  path: string
  from: number
  page?: SnapshotPage
}

/** When each page becomes public. */
export interface Times {
  zone: string
  /** The pages by path. */
  known: ReadonlyMap<string, PublishingTime>
  /** Returns the target of a link if it is not public while the page with the link is. */
  missedBy(link: WrittenLink): { target: PublishingTime; from: PublishingTime } | undefined
}

/** Data files have texts for pages that are always public. */
const always: PublishingTime = { path: '/', from: Number.NEGATIVE_INFINITY }

/**
 * Reads when each page becomes public.
 * @returns undefined if `content/site.yml`, which has the time zone, is invalid; that is reported elsewhere
 */
export async function readTimes(content: Snapshot): Promise<Times | undefined> {
  let site: Awaited<ReturnType<typeof getSite>> | undefined
  await collectDiagnostics(async () => {
    site = await getSite()
  })
  if (site === undefined) return undefined
  const { timeZone: zone, origin } = site
  const read = content.pages.map((page) => timeOf(page, zone)).filter((each) => each !== undefined)
  const known = new Map(read.map((each) => [each.path, each]))
  // While the facts are invalid, the token of the origin has a placeholder.
  const find = makePageFinder(content, [origin, content.tokens.get('site.origin') ?? origin])
  return {
    zone,
    known,
    missedBy(link) {
      const from = link.pagePath === undefined ? always : known.get(link.pagePath)
      const target = known.get(find(link) ?? '')
      return from && target && isMissed(target, from) ? { target, from } : undefined
    },
  }
}

/** Whether a page is not public yet while another one is. Once both are public, their order does not matter. */
export function isMissed(target: PublishingTime, from: PublishingTime): boolean {
  const { now, preview } = getEdition()
  // A preview shows every page.
  return !preview && target.from > from.from && target.from > now.getTime()
}

/**
 * Reads when a page becomes public.
 * @returns undefined if its front matter cannot be parsed or its `publishAt` is invalid, because loading reports that
 */
function timeOf(page: SnapshotPage, timeZone: string): PublishingTime | undefined {
  const { route, yaml, data } = page
  if (!route || !yaml || yaml.problems.length > 0) return undefined
  // A mistake in another field does not matter here.
  const { draft, publishAt } = (data ?? yaml.value) as { draft?: unknown; publishAt?: unknown }
  const { path } = route
  if (isFixed(path)) return { page, path, from: Number.NEGATIVE_INFINITY }
  const moment = typeof publishAt === 'string' ? publishMoment(publishAt, timeZone) : undefined
  if (moment?.refused) return undefined
  return {
    page,
    path,
    from: draft === true ? Number.POSITIVE_INFINITY : (moment?.at?.getTime() ?? Number.NEGATIVE_INFINITY),
  }
}
