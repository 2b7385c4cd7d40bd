import type { ReactNode } from 'react'
import type { CasePage } from '../../../lib/pages/cases/cases'
import { Scores as ScoreCharts } from '../../charts/Scores'
import { CaseText } from '../CaseText'
import styles from './Scores.module.css'

type Page = Extract<CasePage, { layout: 'comparison' }>

/** The metrics of this section, in order. */
const SHOWN = ['engagement', 'impact', 'happiness', 'contempt', 'excitement']

/** The overall scores of an A/B test: how to read them, then a row for each with every viewer and the difference. */
export function Scores({
  section: { id, title, html },
  charts: { report, texts },
  children,
}: {
  section: Page['sections']['scores']
  charts: Page['charts']
  /** Links to the formulas. */
  children: ReactNode
}) {
  return (
    <section className={`wrap ${styles.scores}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CaseText html={html} className={styles.text} />
      <ScoreCharts report={report} shown={SHOWN} texts={texts} />
      {children}
    </section>
  )
}
