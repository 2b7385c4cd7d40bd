import type { Report } from '@oogwenk/gaze'
import { formatText, type ReportTexts } from '../../lib/i18n/client/report-texts'
import { DataTable } from './DataTable'
import { ScoreKey, ScoreRow } from './ScoreRow'
import styles from './Scores.module.css'
import { scoreTable } from './words/score-table'
import { designText, peopleOf } from './words/words'

/**
 * Metrics in rows, then a caption that says whose data it is, and every viewer's values as a table.
 * @param shown the names of metrics in the order of the page; the metric named in advance always comes first
 */
export function Scores({ report, shown, texts }: { report: Report; shown: readonly string[]; texts: ReportTexts }) {
  const chosen = shown.flatMap((name) => report.scores.find((score) => score.name === name && score.exploratory) ?? [])
  const scores = [...report.scores.filter(({ exploratory }) => !exploratory), ...chosen]
  return (
    <div className={styles.scores}>
      <ScoreKey report={report} texts={texts} />
      <div className={styles.rows}>
        {scores.map((score) => (
          <ScoreRow key={score.name} score={score} texts={texts} />
        ))}
      </div>
      <p className={styles.people}>{[peopleOf(report, texts), designText(report, texts)].filter(Boolean).join(' ')}</p>
      <DataTable
        data={scoreTable(report, scores, texts)}
        name={formatText(texts, 'tableOf', { name: texts['score.everyViewer'] })}
      />
    </div>
  )
}
