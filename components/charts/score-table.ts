import type { ReportTexts } from '../../lib/i18n/client/report-texts'
import type { Report, ScoreRow } from '../../lib/research/report'
import { roundTo } from '../../lib/research/rounding'
import type { TableData } from './DataTable'
import { plainText, rangeText, upper, valueText } from './words'

/** Every viewer's value of one metric, then what was made of them. Viewers have one decimal more than their mean. */
export function scoreTable(report: Report, { figures, difference }: ScoreRow, texts: ReportTexts): TableData {
  const people = figures.flatMap((figure, at) =>
    (report.versions[at]?.people ?? []).map((id, person) => {
      const finer = { ...figure, decimals: figure.decimals + 1 }
      const value = figure.values?.[person] ?? Number.NaN
      return [id, upper(at === 0 ? 'a' : 'b'), plainText(roundTo(value, finer.decimals), finer, texts)]
    }),
  )
  const groups = figures.flatMap((figure, at) => {
    const letter = upper(at === 0 ? 'a' : 'b')
    const range = rangeText(figure, texts)
    return [
      [texts['score.meanRow'], letter, valueText(figure, texts)],
      ...(range === undefined ? [] : [[texts['score.intervalRow'], letter, range]]),
    ]
  })
  const range = difference && rangeText(difference, texts)
  const last = difference
    ? [
        [texts['score.differenceRow'], 'B − A', valueText(difference, texts)],
        ...(range === undefined ? [] : [[texts['score.intervalRow'], 'B − A', range]]),
      ]
    : []
  return {
    head: [texts['score.viewer'], texts['areas.version'], texts['score.value']],
    rows: [...people, ...groups, ...(last as string[][])],
  }
}
