import { looksAt, type Report, type ReportVersion } from '@oogwenk/gaze'
import { type ReportTexts, say, sayCount } from '../../../lib/i18n/client/report-texts'
import type { TableData } from '../DataTable'
import { lengthOf, upper } from './words'

/** How many areas are named at most: a path of ten seconds has about twenty. */
const NAMED = 6

/** The areas that a viewer visited, in order. Consecutive fixations in the same area are one visit. */
function visitsOf({ areas, fixations }: ReportVersion, index: number, texts: ReportTexts): string[] {
  const all = (fixations[index] ?? []).map((each) => areas.find((area) => looksAt([each], area).looks > 0)?.id)
  return all.filter((id, index) => index === 0 || id !== all[index - 1]).map((id) => id ?? texts['path.elsewhere'])
}

/** One viewer's path as text: how many fixations, and where the first ones were. */
export function pathText(report: Report, version: ReportVersion, index: number, texts: ReportTexts): string {
  const who = { person: version.people[index] ?? '', letter: upper(version.letter) }
  const visits = visitsOf(version, index, texts)
  if (!version.hasFixation[index]) return say(texts, 'path.noFixation', who)
  return say(texts, 'path.alt', {
    ...who,
    fixations: sayCount(texts, 'path.fixations', version.fixations[index]?.length ?? 0),
    seconds: lengthOf(report, texts),
    order: say(texts, 'path.order', { areas: visits.slice(0, NAMED).join(', ') }),
  })
}

/** A row for each viewer: the number of fixations, and the areas in order. */
export function pathTable(report: Report, version: ReportVersion, texts: ReportTexts): TableData {
  const longest = report.duration / 1000
  const rows = version.people.map((person, index) => {
    const own = version.fixations[index] ?? []
    const visits = visitsOf(version, index, texts)
    const stays = version.hasFixation[index] ? String(own.length) : texts.unknown
    return [person, stays, visits.slice(0, NAMED).join(', ') || '–']
  })
  return { head: [texts['score.viewer'], say(texts, 'path.stays', { seconds: longest }), texts['path.where']], rows }
}
