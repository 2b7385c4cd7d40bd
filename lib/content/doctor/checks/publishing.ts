import { writeTime } from '../../../dates/written-time'
import { localTimeOf } from '../../../dates/zone'
import { problemsOf } from '../../../errors'
import { type Problem, problemAt } from '../../../messages/problem'
import { type Edition, getEdition } from '../../edition'
import { isFixed } from '../../fixed-addresses'
import { publishMoment } from '../../publish-moment'
import { getSite } from '../../site'
import type { Check } from '../check'
import type { SurveyedPage } from '../survey'

/** A page with the time from which it is public. */
interface Timed {
  page: SurveyedPage
  path: string
  /** Milliseconds; a draft never is. */
  from: number
}

/** What is kept back must not be missed by what is not: a menu, a page below it, a link. */
export const publishing: Check = async ({ pages }) => {
  let timeZone: string | undefined
  // Where content/site.yml cannot be used, that is told already, and nobody knows when anything is due.
  await problemsOf(async () => {
    timeZone = (await getSite()).timeZone
  })
  if (timeZone === undefined) return []
  const zone = timeZone
  const read = pages.map((page) => timeOf(page, zone))
  const known = new Map(read.flatMap(({ timed }) => (timed ? [[timed.path, timed] as const] : [])))
  const edition = getEdition()
  // In a preview everything is there.
  const missed = edition.preview
    ? []
    : [...known.values()].flatMap((each) => [
        ...aboveIt(each, known, edition, zone),
        ...leads(each, known, edition, zone),
      ])
  return [...read.flatMap(({ problems }) => problems), ...missed]
}

/** Reads when a page is public. One whose front matter cannot be used is left out: that is told already. */
function timeOf(page: SurveyedPage, timeZone: string): { timed?: Timed; problems: Problem[] } {
  const { file, place, yaml, data } = page
  if (!place || !yaml || data === undefined) return { problems: [] }
  const { draft, publishAt } = data as { draft?: boolean; publishAt?: string }
  const { path } = place
  const at = (field: string) => ({ file, ...yaml.placeOf([field]), field })
  const kept = [...(draft ? ['draft'] : []), ...(publishAt === undefined ? [] : ['publishAt'])]
  if (isFixed(place))
    return {
      timed: { page, path, from: Number.NEGATIVE_INFINITY },
      problems: kept.map((field) => problemAt(at(field), 'publish-fixed', { path, field })),
    }
  const moment = publishAt === undefined ? undefined : publishMoment(publishAt, timeZone)
  if (moment?.refused) return { problems: [{ ...at('publishAt'), ...moment.refused }] }
  const from = draft ? Number.POSITIVE_INFINITY : (moment?.at?.getTime() ?? Number.NEGATIVE_INFINITY)
  return { timed: { page, path, from }, problems: [] }
}

/** A page that can only be reached through one that is not there. */
function aboveIt(page: Timed, known: ReadonlyMap<string, Timed>, edition: Edition, zone: string): Problem[] {
  const above = known.get(page.path.slice(0, page.path.lastIndexOf('/')))
  if (!above || !isMissed(above, page, edition)) return []
  const field = ['draft', 'publishAt'].find((name) => name in ((page.page.yaml?.value ?? {}) as object)) ?? 'title'
  const spot = { file: page.page.file, ...page.page.yaml?.placeOf([field]), field }
  return [problemAt(spot, 'publish-above', { above: above.path, ...inWords(above, page, edition, zone) })]
}

/** Links to what is not public when the page they stand on is. */
function leads(page: Timed, known: ReadonlyMap<string, Timed>, edition: Edition, zone: string): Problem[] {
  const problems: Problem[] = []
  const check = (url: string, spot: { line?: number | undefined; column?: number | undefined }) => {
    const target = known.get(url.split(/[?#]/)[0] as string)
    if (!target || !isMissed(target, page, edition)) return
    const values = { path: target.path, ...inWords(target, page, edition, zone) }
    problems.push(problemAt({ file: page.page.file, ...spot }, 'publish-link', values))
  }
  for (const node of page.page.nodes ?? []) {
    if (node.type === 'link' || node.type === 'definition')
      check(node.url, { line: node.position?.start.line, column: node.position?.start.column })
  }
  return problems
}

/** Whether a page is not there yet when another one is. Once it is there, it does not matter in which order they came. */
const isMissed = (target: Timed, from: Timed, { now }: Edition): boolean =>
  target.from > from.from && target.from > now.getTime()

function inWords(target: Timed, page: Timed, { now }: Edition, zone: string): { state: string; from: string } {
  const written = (time: number) => writeTime(localTimeOf(new Date(time), zone))
  return {
    state: target.from === Number.POSITIVE_INFINITY ? 'is a draft' : `is not public before ${written(target.from)}`,
    from: page.from <= now.getTime() ? 'now' : `from ${written(page.from)} on`,
  }
}
