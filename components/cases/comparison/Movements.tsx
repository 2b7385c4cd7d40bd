import type { ReactNode } from 'react'
import type { CasePage } from '../../../lib/pages/cases/cases'
import { PathCaption, Scanpaths } from '../../charts/Scanpaths'
import { Picture } from '../../ui/Picture'
import { CaseText } from '../CaseText'
import { HALF } from '../stage/StagePicture'
import styles from './Movements.module.css'

type Page = Extract<CasePage, { layout: 'comparison' }>

/** The eye movements of one viewer at a time, for both versions: how to read a scanpath, then the scanpaths. */
export function Movements({
  section,
  versions,
  charts: { report, texts, paths },
  children,
}: {
  section: Page['sections']['movements']
  versions: Page['versions']
  charts: Page['charts']
  /** Links to the formulas. */
  children: ReactNode
}) {
  return (
    <section className={`wrap ${styles.movements}`} aria-labelledby={section.id}>
      <h2 id={section.id}>{section.title}</h2>
      <CaseText html={section.html} className={styles.text} />
      <figure className={styles.pair}>
        {versions.map((version, index) => (
          <Scanpaths
            key={version.id}
            {...{ report, index, texts, name: version.name, files: paths[index], captioned: false }}
            picture={<Picture picture={version.picture} alt="" sizes={HALF} />}
          />
        ))}
        <PathCaption report={report} texts={texts} />
      </figure>
      {children}
    </section>
  )
}
