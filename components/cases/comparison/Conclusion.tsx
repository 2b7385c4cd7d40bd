import type { CasePage } from '../../../lib/pages/cases/cases'
import { Html } from '../../prose/Html'
import { type Direction, Eyes } from '../../ui/Eyes'
import { CaseText } from '../CaseText'
import styles from './Conclusion.module.css'
import { splitPoints } from './split-points'

type Section = Extract<CasePage, { layout: 'comparison' }>['sections']['conclusion']

const outwards: [Direction, Direction] = [
  { x: -0.5, y: 0.1 },
  { x: 0.5, y: 0.1 },
]

/** One pair of eyes per verdict: looking the same way, looking apart, and closed. */
const eyes = [{ direction: { x: 0.1, y: 0.42 } }, { directions: outwards }, { closed: 'both' }] as const

/** The conclusion of an A/B test: the question again, then each verdict below a pair of eyes that illustrates it. */
export function Conclusion({ id, title, html }: Section) {
  const { lead, points, rest } = splitPoints(html)
  return (
    <section className={`wrap ${styles.conclusion}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CaseText html={lead} className={styles.lead} />
      <ul className={styles.verdicts}>
        {points.map((point, index) => (
          <li key={point} className={styles.verdict}>
            {eyes[index] && <Eyes colours={['yellow', 'pink']} {...eyes[index]} className={styles.eyes ?? ''} />}
            <Html html={point} className={styles.words} />
          </li>
        ))}
      </ul>
      {rest && <CaseText html={rest} />}
    </section>
  )
}
