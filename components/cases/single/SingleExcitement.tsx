import { formatText } from '../../../lib/i18n/client/report-texts'
import { DataTable } from '../../charts/DataTable'
import { ScoreRow } from '../../charts/ScoreRow'
import { TimeChart } from '../../charts/TimeChart'
import { scoreTable } from '../../charts/words/score-table'
import { metricText } from '../../charts/words/words'
import { FormulaLinks } from '../FormulaLinks'
import type { SinglePage } from './SingleCase'
import { TestSection } from './TestSection'

/** Excitement: heart rate second by second with its interval, then the score of every viewer. */
export function SingleExcitement({ page: { sections, charts, note } }: { page: SinglePage }) {
  const { report, texts } = charts
  const rows = report.scores.filter(({ name }) => name === 'excitement')
  const panel = <TimeChart report={report} channel="heartrate" texts={texts} />
  return (
    <TestSection section={sections.excitement} colour="coral" panel={panel}>
      {rows.map((score) => (
        <ScoreRow key={score.name} {...{ score, texts }} />
      ))}
      <DataTable
        data={scoreTable(report, rows, texts)}
        name={formatText(texts, 'tableOf', { name: metricText('excitement', 'name', texts) })}
      />
      <FormulaLinks note={note} entries={['excitement', 'rises', 'curves', 'intervals']} />
    </TestSection>
  )
}
