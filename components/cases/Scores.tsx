import type { CasePage } from '../../lib/content/cases'
import { CaseText } from './CaseText'
import styles from './Scores.module.css'
import { SignEyes } from './SignEyes'

type Section = Extract<CasePage, { layout: 'comparison' }>['sections']['scores']

/** The overall scores of an A/B test: the two scores beside each other, and the two signs that one can carry. */
export function Scores({ id, title, html }: Section) {
  return (
    <section className={`wrap ${styles.scores}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <SignEyes className={styles.signs} />
      </div>
      <CaseText html={html} className={styles.text} />
    </section>
  )
}
