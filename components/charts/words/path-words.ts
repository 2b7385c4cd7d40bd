import { looksAt, type Report, type ReportVersion } from '@oogwenk/gaze'
import { formatCount, formatText, type ReportTexts } from '../../../lib/i18n/client/report-texts'
import type { TableData } from '../DataTable'
import { capital, lengthOf } from './words'

/** The maximum number of areas named: a scanpath of ten seconds has about twenty visits. */
const NAMED = 6

/** Returns the first areas that a viewer visited, in order. Consecutive fixations in the same area are one visit. */
function firstVisits({ areas, fixations }: ReportVersion, index: number, texts: ReportTexts): string[] {
  const visits: (string | undefined)[] = []
  for (const each of fixations[index] ?? []) {
    // A scanpath of a minute has hundreds of fixations.
    if (visits.length === NAMED) break
    const area = areas.find((area) => looksAt([each], area).looks > 0)?.id
    if (visits.length === 0 || area !== visits.at(-1)) visits.push(area)
  }
  return visits.map((id) => id ?? texts['path.elsewhere'])
}

/** Describes one viewer's scanpath in words: how many fixations, and where the first ones were. */
export function pathText(report: Report, version: ReportVersion, index: number, texts: ReportTexts): string {
  const values = { person: version.people[index] ?? '', letter: capital(version.letter) }
  const visits = firstVisits(version, index, texts)
  if (!version.hasFixation[index]) return formatText(texts, 'path.noFixation', values)
  return formatText(texts, 'path.alt', {
    ...values,
    fixations: formatCount(texts, 'path.fixations', version.fixations[index]?.length ?? 0),
    seconds: lengthOf(report, texts),
    order: formatText(texts, 'path.order', { areas: visits.join(', ') }),
  })
}

/** Returns a row for each viewer: the number of fixations, and the first areas visited, in order. */
export function pathTable(report: Report, version: ReportVersion, texts: ReportTexts): TableData {
  const longest = report.duration / 1000
  const rows = version.people.map((person, index) => {
    const own = version.fixations[index] ?? []
    const visits = firstVisits(version, index, texts)
    const count = version.hasFixation[index] ? String(own.length) : texts.unknown
    return [person, count, visits.join(', ') || '–']
  })
  return {
    head: [texts['score.viewer'], formatText(texts, 'path.stays', { seconds: longest }), texts['path.where']],
    rows,
  }
}
