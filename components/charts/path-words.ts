import { type ReportTexts, say, sayCount } from '../../lib/i18n/client/report-texts'
import { isInArea } from '../../lib/research/areas'
import type { Report, ReportVersion } from '../../lib/research/report'
import type { TableData } from './DataTable'
import { lengthOf, upper } from './words'

/** Places that are named at most: a path of ten seconds has twenty. */
const NAMED = 6

/** The areas that a viewer came to, in order; neighbours in the same one are one visit. */
export function visitsOf({ areas, fixations }: ReportVersion, place: number, texts: ReportTexts): string[] {
  const all = (fixations[place] ?? []).map(({ x, y }) => areas.find((area) => isInArea(area, x, y))?.id)
  return all.filter((id, at) => at === 0 || id !== all[at - 1]).map((id) => id ?? texts['path.elsewhere'])
}

/** One viewer's path in words: how many stays, and where the first of them were. */
export function pathText(report: Report, version: ReportVersion, place: number, texts: ReportTexts): string {
  const who = { person: version.people[place] ?? '', letter: upper(version.letter) }
  const visits = visitsOf(version, place, texts)
  if (!version.hasGaze[place]) return say(texts, 'path.noGaze', who)
  if (visits.length === 0) return say(texts, 'path.none', who)
  return say(texts, 'path.alt', {
    ...who,
    fixations: sayCount(texts, 'path.fixations', version.fixations[place]?.length ?? 0),
    seconds: lengthOf(report, texts),
    order: say(texts, 'path.order', { areas: visits.slice(0, NAMED).join(', ') }),
  })
}

/** Every viewer in a row: stays, and the areas in their order. */
export function pathTable(report: Report, version: ReportVersion, texts: ReportTexts): TableData {
  const longest = report.duration / 1000
  const rows = version.people.map((person, place) => {
    const own = version.fixations[place] ?? []
    const visits = visitsOf(version, place, texts)
    const stays = version.hasGaze[place] ? String(own.length) : texts.unknown
    return [person, stays, visits.slice(0, NAMED).join(', ') || '–']
  })
  return { head: [texts['score.viewer'], say(texts, 'path.stays', { seconds: longest }), texts['path.where']], rows }
}
