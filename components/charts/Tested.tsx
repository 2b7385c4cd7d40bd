import type { ReactNode } from 'react'
import styles from './Chart.module.css'

/** A tested picture below a drawing: its colours would be taken for those of the drawing, so it has none. */
export function Tested({ children }: { children: ReactNode }) {
  return <div className={styles.tested}>{children}</div>
}
