import type { ReactNode } from 'react'
import { CaseText } from '../CaseText'
import { NightPanel } from '../NightPanel'
import styles from './TestSection.module.css'

/**
 * One measurement in a test of a single page: its name and how to read it on a coloured background, the curves on a
 * night panel that overlaps the lower edge of that background, and everything else below on the plain page.
 */
export function TestSection({
  section,
  colour,
  panel,
  children,
}: {
  section: { id: string; title: string; html: string }
  colour: 'yellow' | 'coral'
  panel: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.section} aria-labelledby={section.id}>
      <div className={`${styles.background} ${styles[colour]}`} data-scheme="day">
        <div className="wrap">
          <TestSectionHead {...section} />
        </div>
      </div>
      <div className="wrap">
        <NightPanel className={styles.panel}>{panel}</NightPanel>
        <div className={styles.below}>{children}</div>
      </div>
    </section>
  )
}

/** The head of a section: the name of the measurement, with how to read it beside or below the name. */
export function TestSectionHead({ id, title, html }: { id: string; title: string; html: string }) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      <CaseText html={html} className={styles.text} />
    </div>
  )
}
