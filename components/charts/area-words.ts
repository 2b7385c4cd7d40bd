import { type ReportTexts, say } from '../../lib/i18n/client/report-texts'
import type { Report, ReportVersion } from '../../lib/research/report'
import type { AreaCell } from '../../lib/research/report-areas'
import type { Trust } from '../../lib/research/vision'
import type { TableData } from './DataTable'
import { plainText, upper, valueText } from './words'

const TRUST = {
  'at either error': 'areas.trusts.either',
  'at the smaller error': 'areas.trusts.smaller',
  'too small': 'areas.trusts.small',
} as const

/** Whether an area is large enough for a webcam. */
export const trustWords = (trust: Trust, texts: ReportTexts) => texts[TRUST[trust]]

/** Which area keeps the eyes longest, version by version. */
export function areaFinding(report: Report, texts: ReportTexts): string {
  const findings = report.versions.flatMap(({ letter }) => {
    const own = report.areas.flatMap(({ id, cells }) =>
      cells.filter((cell) => cell.letter === letter && cell.dwell.value > 0).map((cell) => ({ id, cell })),
    )
    const [most] = own.toSorted((one, other) => other.cell.dwellShare.value - one.cell.dwellShare.value)
    if (!most) return []
    const value = valueText(most.cell.dwellShare, texts)
    return [say(texts, 'areas.finding', { area: most.id, letter: upper(letter), value })]
  })
  if (report.areas.length === 0) return texts['areas.none']
  return findings.length === 0 ? texts['areas.nobody'] : findings.join(' ')
}

/** Every area of every version in a row. Who never looked stands beside each mean of those who did. */
export function areaTable(report: Report, texts: ReportTexts): TableData {
  const two = report.versions.length > 1
  const names = ['area', 'dwellShare', 'dwell', 'firstLook', 'seen', 'never', 'trust'] as const
  const head = names.map((name) => texts[`areas.${name}`])
  const rows = report.areas.flatMap(({ id, cells }) => cells.map((cell) => rowOf(id, cell, two, texts)))
  return { head, rows }
}

function rowOf(id: string, cell: AreaCell, two: boolean, texts: ReportTexts): string[] {
  const { letter, dwellShare, dwell, firstLook, seen, never, across, trust } = cell
  const saw = seen.of - never
  return [
    two ? `${id}, ${upper(letter)}` : id,
    valueText(dwellShare, texts),
    valueText(dwell, texts),
    firstLook.n === 0 ? '–' : valueText(firstLook, texts),
    say(texts, 'areas.people', { n: saw, of: seen.of }),
    plainText(never, { decimals: 0, signed: false }, texts),
    say(texts, 'areas.wide', { across: Math.round(across), trust: trustWords(trust, texts) }),
  ]
}

/** Each area of a version with its width and what that is good for. */
export function trustText(report: Report, { letter }: ReportVersion, texts: ReportTexts): string {
  return report.areas
    .flatMap(({ id, cells }) => cells.filter((cell) => cell.letter === letter).map((cell) => ({ id, ...cell })))
    .map(({ id, across, trust }) =>
      say(texts, 'areas.verdict', { area: id, across: Math.round(across), trust: trustWords(trust, texts) }),
    )
    .join(' ')
}
