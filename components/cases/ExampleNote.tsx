import type { CasePage } from '../../lib/pages/cases/cases'
import styles from './ExampleNote.module.css'

/** Says that the artwork is an example, with the dashed ring that marks everything that is not a real advertisement. */
export function ExampleNote({ label, text }: CasePage['example']) {
  return (
    <p className={styles.note}>
      <svg viewBox="0 0 24 24" className={styles.ring} aria-hidden="true">
        <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2.5" strokeDasharray="4.4 3.45" />
      </svg>
      <span>
        <strong>{label}</strong> {text}
      </span>
    </p>
  )
}
