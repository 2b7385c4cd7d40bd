import type { ReactNode } from 'react'
import type { CasePage } from '../../lib/pages/cases/cases'
import { Scores as ScoreCharts } from '../charts/Scores'
import { CaseText } from './CaseText'
import styles from './Scores.module.css'

type Page = Extract<CasePage, { layout: 'comparison' }>

/** What stands here, in this order. */
const SHOWN = ['engagement', 'impact', 'happiness', 'contempt', 'excitement']

/** The overall scores of an A/B test: how to read them, then a row each with every viewer and the difference. */
export function Scores({
  section: { id, title, html },
  charts: { report, texts },
  children,
}: {
  section: Page['sections']['scores']
  charts: Page['charts']
  /** The ways to the formulas. */
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
