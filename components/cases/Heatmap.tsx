import type { ReactNode } from 'react'
import type { CasePage } from '../../lib/pages/cases/cases'
import { Heatmap as HeatChart } from '../charts/Heatmap'
import { Picture } from '../ui/Picture'
import { CaseText } from './CaseText'
import styles from './Heatmap.module.css'
import { splitAsked } from './split-points'

type Page = Extract<CasePage, { layout: 'comparison' }>

/** As wide as one of two beside each other. */
export const HALF = '(min-width: 768px) 46vw, 92vw'

/** The heatmaps of an A/B test, at night: where the looks of all viewers fell, on one scale, and what to ask of them. */
export function Heatmap({
  section,
  versions,
  charts: { report, texts, heat, lines },
  children,
}: {
  section: Page['sections']['heatmap']
  versions: Page['versions']
  charts: Page['charts']
  /** The ways to the formulas. */
  children: ReactNode
}) {
  const { rest, asked } = splitAsked(section.html)
  return (
    <section className={styles.heatmap} data-scheme="night" aria-labelledby={section.id}>
      <div className={`wrap ${styles.grid}`}>
        <h2 id={section.id}>{section.title}</h2>
        <div className={styles.text}>
          <CaseText html={rest} />
          {asked && <CaseText html={asked} className={styles.asked} />}
        </div>
        <div className={styles.pair}>
          {versions.map((version, at) => (
            <HeatChart
              key={version.id}
              {...{ report, at, texts, name: version.name }}
              picture={<Picture picture={version.picture} alt="" sizes={HALF} />}
              lines={lines[at] && <Picture picture={lines[at]} alt="" sizes={HALF} />}
            >
              {heat[at] && <Picture picture={heat[at]} alt="" sizes={HALF} />}
            </HeatChart>
          ))}
        </div>
        {children}
      </div>
    </section>
  )
}
