import type { ReactNode } from 'react'
import { NightPanel } from './NightPanel'
import styles from './Storey.module.css'
import { StoreyHead } from './StoreyHead'

/**
 * One measurement of a test of one page: its name and how to read it on a coloured floor, the curves on a night panel
 * that stands on its edge, and the rest below on plain paper.
 */
export function Storey({
  section,
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
    <section className={styles.storey} aria-labelledby={section.id}>
      <div className={`${styles.floor} ${styles[plate]}`} data-scheme="day">
        <div className="wrap">
          <StoreyHead {...section} />
        </div>
      </div>
      <div className="wrap">
        <NightPanel className={styles.panel}>{panel}</NightPanel>
        <div className={styles.below}>{children}</div>
      </div>
    </section>
  )
}
