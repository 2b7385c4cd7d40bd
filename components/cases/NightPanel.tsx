import type { ReactNode } from 'react'
import styles from './NightPanel.module.css'

/** A panel that is dark in both colour schemes, so that curves glow on it. It prints without a background. */
export function NightPanel({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className ? `${styles.panel} ${className}` : styles.panel} data-scheme="night">
      {children}
    </div>
  )
}
