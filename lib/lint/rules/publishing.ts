import { publishingMessages } from '../../content/dates/publishing-messages'
import { writeTime } from '../../content/dates/written-time'
import { localTimeOf } from '../../content/dates/zone'
import { getEdition } from '../../content/edition'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { isMissed, readTimes, type Timed, type Times } from '../links/kept-back'
import { writtenLinks } from '../links/written-links'
import type { Check } from '../rule'

/** What is kept back must not be missed by what is not: a menu, a page below it, a link. */
export const publishing: Check = async (survey) => {
  const times = await readTimes(survey)
  if (times === undefined) return []
  const links = writtenLinks(survey).flatMap((link) => {
    const missed = times.missedBy(link)
    if (missed === undefined) return []
    const values = { path: missed.target.path, ...inWords(missed.target, missed.from, times.zone) }
    return [diagnosticAt(link.spot, publishingMessages['publish-link'], values)]
  })
  return [...times.problems, ...[...times.known.values()].flatMap((page) => aboveIt(page, times)), ...links]
}

/** A page that can only be reached through one that is not there. */
function aboveIt(timed: Timed, { known, zone }: Times): Diagnostic[] {
  const { page, path } = timed
  const above = known.get(path.slice(0, path.lastIndexOf('/')))
  if (!page || !above || !isMissed(above, timed)) return []
  const field = ['draft', 'publishAt'].find((name) => name in ((page.yaml?.value ?? {}) as object)) ?? 'title'
  const spot = { file: page.file, ...page.yaml?.placeOf([field]), field }
  return [
    diagnosticAt(spot, publishingMessages['publish-above'], { above: above.path, ...inWords(above, timed, zone) }),
  ]
}

function inWords(target: Timed, from: Timed, zone: string): { state: string; from: string } {
  const written = (time: number) => writeTime(localTimeOf(new Date(time), zone))
  return {
    state: target.from === Number.POSITIVE_INFINITY ? 'is a draft' : `is not public before ${written(target.from)}`,
    from: from.from <= getEdition().now.getTime() ? 'now' : `from ${written(from.from)} on`,
  }
}
