import type { AreaCell, Figure, Report, Trust } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { formatText, type ReportTexts } from '../../../lib/i18n/client/report-texts'
import type { TableData } from '../DataTable'
import { capital, plainText, valueText } from './words'

/** The smallest diameters for the smaller and the larger published error, in pixels of the grid. */
export const limits = [settings.SMALLEST_DIAMETER.best, settings.SMALLEST_DIAMETER.online] as const

const TRUST = {
  'at either error': 'areas.trusts.either',
  'at the smaller error': 'areas.trusts.smaller',
  'too small': 'areas.trusts.small',
} as const

/** Says whether an area is large enough for a webcam. */
const trustWords = (trust: Trust, texts: ReportTexts) => texts[TRUST[trust]]

/** Says which area people look at longest, version by version. */
export function areaFinding(report: Report, texts: ReportTexts): string {
  const findings = report.versions.flatMap(({ letter }) => {
    const own = report.areas.flatMap(({ id, cells }) =>
      cells.filter((cell) => cell.letter === letter && cell.dwell.value > 0).map((cell) => ({ id, cell })),
    )
    const [longest] = own.toSorted((one, other) => other.cell.dwellShare.value - one.cell.dwellShare.value)
    if (!longest) return []
    const value = valueText(longest.cell.dwellShare, texts)
    return [formatText(texts, 'areas.finding', { area: longest.id, letter: capital(letter), value })]
  })
  if (report.areas.length === 0) return texts['areas.none']
  if (findings.length > 0) return findings.join(' ')
  const known = report.areas.some(({ cells }) => cells.some(({ seen }) => seen.n > 0))
  return texts[known ? 'areas.nobody' : 'areas.unknown']
}

/**
 * Returns a row for each area of each version. The mean first look is of those who looked, whose number is in the row;
 * in the means of looking time, those who never looked count as 0.
 */
export function areaTable(report: Report, texts: ReportTexts): TableData {
  const two = report.versions.length > 1
  const names = ['area', 'dwellShare', 'dwell', 'firstLook', 'seen', 'trust'] as const
  const head = names.map((name) => texts[`areas.${name}`])
  const rows = report.areas.flatMap(({ id, cells }) =>
    cells.map((cell) => rowOf(id, cell, { two, size: sizeText(report, id, cell, texts), texts })),
  )
  return { head, rows }
}

function rowOf(
  id: string,
  { letter, dwellShare, dwell, firstLook, seen, never, noFixation, trust }: AreaCell,
  { two, size, texts }: { two: boolean; size: string; texts: ReportTexts },
): string[] {
  const of = seen.of - noFixation
  const people = formatText(texts, 'areas.people', { n: of - never, of })
  return [
    two ? `${id}, ${capital(letter)}` : id,
    valueText(dwellShare, texts),
    secondsText(dwell, texts),
    firstLook.n === 0 && seen.n > 0 ? '–' : secondsText(firstLook, texts),
    noFixation > 0 ? formatText(texts, 'areas.noFixation', { people, n: noFixation }) : people,
    formatText(texts, 'areas.large', { size, trust: trustWords(trust, texts) }),
  ]
}

/**
 * Returns both sides of a rectangle or, for a polygon, the diameter of the largest circle inside it, which decides how
 * reliable the area is.
 */
function sizeText({ versions }: Report, id: string, { letter, across }: AreaCell, texts: ReportTexts): string {
  const area = versions.find((version) => version.letter === letter)?.areas.find((each) => each.id === id)
  if (!area || 'points' in area) return formatText(texts, 'areas.inside', { across: Math.round(across) })
  return formatText(texts, 'areas.size', { width: Math.round(area.width), height: Math.round(area.height) })
}

/** Formats seconds with the unit's symbol, because the column is narrow on a phone. */
function secondsText(figure: Figure, texts: ReportTexts): string {
  const n = plainText(figure.printed, figure, texts)
  return Number.isNaN(figure.printed) ? n : formatText(texts, 'curve.seconds', { n })
}

/** Says how long the shorter side of a reliable area must be: twice each published error. */
export const limitsText = (texts: ReportTexts) =>
  formatText(texts, 'areas.limits', { best: limits[0], online: limits[1] })
