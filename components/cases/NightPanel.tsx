import type { ReactNode } from 'react'
import styles from './NightPanel.module.css'

/** A panel that is night in both schemes: curves glow on it. On paper it is gone. */
export function NightPanel({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className ? `${styles.panel} ${className}` : styles.panel} data-scheme="night">
      {children}
    </div>
  )
}
