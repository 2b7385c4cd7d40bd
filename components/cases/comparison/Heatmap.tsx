import type { ReactNode } from 'react'
import type { CasePage } from '../../../lib/pages/cases/cases'
import { Heatmap as HeatChart } from '../../charts/Heatmap'
import { Picture } from '../../ui/Picture'
import { CaseText } from '../CaseText'
import { HALF } from '../stage/StagePicture'
import styles from './Heatmap.module.css'
import { splitList } from './split-points'

type Page = Extract<CasePage, { layout: 'comparison' }>

/** The heatmaps of an A/B test: where all viewers looked, on one scale, and questions to ask about them. */
export function Heatmap({
  section,
  versions,
  charts: { report, texts, heat, lines },
  children,
}: {
  section: Page['sections']['heatmap']
  versions: Page['versions']
  charts: Page['charts']
  /** Links to the formulas. */
  children: ReactNode
}) {
  const { rest, list: questions } = splitList(section.html)
  return (
    <section className={styles.heatmap} data-scheme="night" aria-labelledby={section.id}>
      <div className={`wrap ${styles.grid}`}>
        <h2 id={section.id}>{section.title}</h2>
        <div className={styles.text}>
          <CaseText html={rest} />
          {questions && <CaseText html={questions} className={styles.questions} />}
        </div>
        <div className={styles.pair}>
          {versions.map((version, index) => (
            <HeatChart
              key={version.id}
              {...{ report, index, texts, name: version.name }}
              picture={<Picture picture={version.picture} alt="" sizes={HALF} />}
              lines={lines[index] && <Picture picture={lines[index]} alt="" sizes={HALF} />}
            >
              {heat[index] && <Picture picture={heat[index]} alt="" sizes={HALF} />}
            </HeatChart>
          ))}
        </div>
        {children}
      </div>
    </section>
  )
}
