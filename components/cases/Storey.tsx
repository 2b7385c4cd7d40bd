import type { ReactNode } from 'react'
import { CaseText } from './CaseText'
import styles from './Storey.module.css'

/**
 * One measurement of a test of one page: its name and how to read it on a coloured floor, the curves on a night panel
 * that stands on its edge, and the rest below on plain paper.
 */
export function Storey({
  section: { id, title, html },
  plate,
  panel,
  children,
}: {
  section: { id: string; title: string; html: string }
  plate: 'yellow' | 'coral'
  panel: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.storey} aria-labelledby={id}>
      <div className={`${styles.floor} ${styles[plate]}`} data-scheme="day">
        <div className={`wrap ${styles.words}`}>
          <h2 id={id} className={styles.name}>
            {title}
          </h2>
          <CaseText html={html} className={styles.text} />
        </div>
      </div>
      <div className="wrap">
        <div className={styles.panel} data-scheme="night">
          {panel}
        </div>
        <div className={styles.below}>{children}</div>
      </div>
    </section>
  )
}
