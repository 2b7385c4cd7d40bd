import type { Report, ScoreRow } from '@oogwenk/gaze'
import { roundTo } from '../../../lib/charts/round-to'
import type { ReportTexts } from '../../../lib/i18n/client/report-texts'
import type { TableData } from '../DataTable'
import { capital, metricText, plainText, rangeText, valueText } from './words'

/**
 * Returns a row for each viewer with the value of each metric, then means, intervals and differences. Viewers' values
 * have at least one decimal, even if the mean has none.
 */
export function scoreTable(report: Report, scores: readonly ScoreRow[], texts: ReportTexts): TableData {
  const people = report.versions.flatMap((version, index) =>
    version.people.map((id, person) => [id, ...scores.map(({ figures }) => ofPerson(figures[index], person, texts))]),
  )
  const of = (name: string, letter: 'a' | 'b') => (report.versions.length > 1 ? `${name}, ${capital(letter)}` : name)
  const groups = report.versions.flatMap(({ letter }, index) => [
    [of(texts['score.meanRow'], letter), ...scores.map((score) => value(score.figures[index], texts))],
    [of(texts['score.intervalRow'], letter), ...scores.map((score) => range(score.figures[index], texts))],
  ])
  const last = report.design
    ? [
        [texts['score.differenceRow'], ...scores.map((score) => value(score.difference, texts))],
        [`${texts['score.intervalRow']}, B − A`, ...scores.map((score) => range(score.difference, texts))],
      ]
    : []
  const names = scores.map(({ name }) => metricText(name, 'name', texts))
  return { head: [texts['score.viewer'], ...names], rows: [...people, ...groups, ...last] }
}

type MaybeFigure = ScoreRow['figures'][number] | undefined

function ofPerson(figure: MaybeFigure, person: number, texts: ReportTexts): string {
  if (!figure) return texts.unknown
  const finer = { ...figure, decimals: Math.max(1, figure.decimals) }
  return plainText(roundTo(figure.values?.[person] ?? Number.NaN, finer.decimals), finer, texts)
}

const value = (figure: MaybeFigure, texts: ReportTexts) => (figure ? valueText(figure, texts) : texts.unknown)
const range = (figure: MaybeFigure, texts: ReportTexts) => (figure && rangeText(figure, texts)) ?? '–'
