import type { ReactNode } from 'react'
import type { CasePage } from '../../../lib/pages/cases/cases'
import { AccuracySources, AreaTable, TrustedSize } from '../../charts/Areas'
import { CurvePanel } from '../../charts/CurvePanel'
import { TimeChart } from '../../charts/TimeChart'
import { Picture } from '../../ui/Picture'
import { CaseText } from '../CaseText'
import { NightPanel } from '../NightPanel'
import { HALF } from '../stage/StagePicture'
import styles from './Dashboard.module.css'

type Page = Extract<CasePage, { layout: 'comparison' }>

/** The dashboard of an A/B test: emotions second by second, then areas of interest, then the heart rate. */
export function Dashboard({
  section,
  versions,
  charts: { report, texts },
  children,
}: {
  section: Page['sections']['dashboard']
  versions: Page['versions']
  charts: Page['charts']
  /** Links to the formulas. */
  children: ReactNode
}) {
  const { emotion, eyeTracking, excitement } = section.parts
  return (
    <section className={`wrap ${styles.dashboard}`} aria-labelledby={section.id}>
      <div className={styles.head}>
        <h2 id={section.id}>{section.title}</h2>
        <CaseText html={section.html} className={styles.lead} />
      </div>
      <NightPanel>
        <div className={styles.words}>
          <h3 id={emotion.id}>{emotion.title}</h3>
          <CaseText html={emotion.html} />
        </div>
        <CurvePanel {...{ report, texts }} channels={['happiness', 'contempt']} className={styles.pair} />
      </NightPanel>
      <div className={styles.plain}>
        <div className={styles.words}>
          <h3 id={eyeTracking.id}>{eyeTracking.title}</h3>
          <CaseText html={eyeTracking.html} />
        </div>
        <AreaTable report={report} texts={texts} />
        <div className={styles.pair}>
          {versions.map((version, index) => (
            <TrustedSize
              key={version.id}
              {...{ report, index, texts, name: version.name }}
              picture={<Picture picture={version.picture} alt="" sizes={HALF} />}
            />
          ))}
        </div>
        <AccuracySources texts={texts} />
      </div>
      <NightPanel>
        <div className={styles.words}>
          <h3 id={excitement.id}>{excitement.title}</h3>
          <CaseText html={excitement.html} />
        </div>
        <TimeChart report={report} channel="heartrate" texts={texts} />
      </NightPanel>
      {children}
    </section>
  )
}
