import type { CasePage } from '../../lib/content/cases'
import type { ScoreRow as ScoreData } from '../../lib/research/report'
import { ScoreKey, ScoreRow } from '../charts/ScoreRow'
import { designText, peopleOf } from '../charts/words'
import { CaseText } from './CaseText'
import styles from './Scores.module.css'

type Page = Extract<CasePage, { layout: 'comparison' }>

/** What stands here, in this order; the metric that was named before comes first whatever it is. */
const SHOWN = ['engagement', 'impact', 'happiness', 'contempt', 'excitement']

/** Where a row stands: the metric that was named before is first. */
const place = ({ name, exploratory }: ScoreData) => (exploratory ? SHOWN.indexOf(name) : -1)

/** The overall scores of an A/B test: how to read them, then a row each with every viewer and the difference. */
export function Scores({
  section: { id, title, html },
  charts: { report, texts },
}: {
  section: Page['sections']['scores']
  charts: Page['charts']
}) {
  const rows = report.scores
    .filter(({ name, exploratory }) => !exploratory || SHOWN.includes(name))
    .toSorted((one, other) => place(one) - place(other))
  return (
    <section className={`wrap ${styles.scores}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <ScoreKey texts={texts} />
      </div>
      <CaseText html={html} className={styles.text} />
      <div className={styles.rows}>
        {rows.map((score) => (
          <ScoreRow key={score.name} report={report} score={score} texts={texts} />
        ))}
      </div>
      <p className={styles.who}>
        {peopleOf(report, texts)} {designText(report, texts)}
      </p>
    </section>
  )
}
