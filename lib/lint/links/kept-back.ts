import { publishMoment } from '../../content/dates/publish-moment'
import { publishingMessages } from '../../content/dates/publishing-messages'
import { getEdition } from '../../content/edition'
import { getSite } from '../../content/site'
import { isFixed } from '../../pages/find-page'
import { collectDiagnostics } from '../../shared/content-error'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import type { Snapshot, SnapshotPage } from '../snapshot'
import { pageFinder } from './page-finder'
import type { WrittenLink } from './written-links'

/** From when on something is public: milliseconds. A draft never is. */
export interface Timed {
  path: string
  from: number
  page?: SnapshotPage
}

/** What is public when. */
export interface Times {
  zone: string
  /** Pages by path. */
  known: ReadonlyMap<string, Timed>
  problems: readonly Diagnostic[]
  /** What a link leads to that is not public while the page it stands on is. */
  missedBy(link: WrittenLink): { target: Timed; from: Timed } | undefined
}

/** Texts of data files stand on pages that are always there. */
const always: Timed = { path: '/', from: Number.NEGATIVE_INFINITY }

/** @returns nothing where `content/site.yml` cannot be used: that is told already, and nobody knows when anything is due */
export async function readTimes(survey: Snapshot): Promise<Times | undefined> {
  let site: Awaited<ReturnType<typeof getSite>> | undefined
  await collectDiagnostics(async () => {
    site = await getSite()
  })
  if (site === undefined) return undefined
  const { timeZone: zone, origin } = site
  const read = survey.pages.map((page) => timeOf(page, zone))
  const known = new Map(read.flatMap(({ timed }) => (timed ? [[timed.path, timed] as const] : [])))
  // While the facts are broken the token of the origin has a stand-in.
  const find = pageFinder(survey, [origin, survey.sources.tokens.get('site.origin') ?? origin])
  return {
    zone,
    known,
    problems: read.flatMap(({ problems }) => problems),
    missedBy(link) {
      const from = link.own === undefined ? always : known.get(link.own)
      const target = known.get(find(link) ?? '')
      return from && target && isMissed(target, from) ? { target, from } : undefined
    },
  }
}

/** Whether a page is not there yet when another one is. Once it is there, it does not matter in which order they came. */
export function isMissed(target: Timed, from: Timed): boolean {
  const { now, preview } = getEdition()
  // In a preview everything is there.
  return !preview && target.from > from.from && target.from > now.getTime()
}

/** Reads when a page is public. One whose front matter cannot be read is left out: that is told already. */
function timeOf(page: SnapshotPage, timeZone: string): { timed?: Timed; problems: Diagnostic[] } {
  const { file, place, yaml, data } = page
  if (!place || !yaml || yaml.problems.length > 0) return { problems: [] }
  // Of another field that is wrong nothing is learnt about these.
  const { draft, publishAt } = (data ?? yaml.value) as { draft?: unknown; publishAt?: unknown }
  const { path } = place
  const at = (field: string) => ({ file, ...yaml.placeOf([field]), field })
  const kept = [...(draft ? ['draft'] : []), ...(publishAt === undefined ? [] : ['publishAt'])]
  if (isFixed(place))
    return {
      timed: { page, path, from: Number.NEGATIVE_INFINITY },
      problems: kept.map((field) => diagnosticAt(at(field), publishingMessages['publish-fixed'], { path, field })),
    }
  const moment = typeof publishAt === 'string' ? publishMoment(publishAt, timeZone) : undefined
  if (moment?.refused) return { problems: data === undefined ? [] : [{ ...at('publishAt'), ...moment.refused }] }
  const from = draft === true ? Number.POSITIVE_INFINITY : (moment?.at?.getTime() ?? Number.NEGATIVE_INFINITY)
  return { timed: { page, path, from }, problems: [] }
}
