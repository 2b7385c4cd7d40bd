import { ScoreRow } from '../charts/ScoreRow'
import { TimeChart } from '../charts/TimeChart'
import { HowTo } from './HowTo'
import type { SinglePage } from './SingleCase'
import styles from './SingleEmotion.module.css'
import { Storey } from './Storey'

/** Excitement: heart rate second by second with its interval, then every viewer's own. */
export function SingleExcitement({ page: { sections, charts, note } }: { page: SinglePage }) {
  const { report, texts } = charts
  const rows = report.scores.filter(({ name }) => name === 'excitement')
  const panel = <TimeChart report={report} channel="heartrate" texts={texts} />
  return (
    <Storey section={sections.excitement} plate="coral" panel={panel}>
      <div className={styles.rows}>
        {rows.map((score) => (
          <ScoreRow key={score.name} {...{ report, score, texts }} />
        ))}
      </div>
      <HowTo note={note} entries={['excitement', 'rises', 'curves', 'intervals']} />
    </Storey>
  )
}
