import type { CasePage } from '../../lib/content/cases'
import { Eyes, type Look } from '../ui/Eyes'
import { CaseText } from './CaseText'
import styles from './Conclusion.module.css'

type Section = Extract<CasePage, { layout: 'comparison' }>['sections']['conclusion']

const outwards: [Look, Look] = [
  { x: -0.5, y: 0.1 },
  { x: 0.5, y: 0.1 },
]

/** The conclusion of an A/B test: three verdicts, each below a pair of eyes that agree, part, or are not woken. */
export function Conclusion({ id, title, html }: Section) {
  return (
    <section className={`wrap ${styles.conclusion}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.verdicts}>
        <Eyes colours={['yellow', 'pink']} look={{ x: 0.1, y: 0.42 }} />
        <Eyes colours={['yellow', 'pink']} looks={outwards} />
        <Eyes colours={['yellow', 'pink']} closed="both" />
      </div>
      <CaseText html={html} className={styles.text} />
    </section>
  )
}
