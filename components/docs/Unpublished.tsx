import type { LinkText } from '../../lib/navigation/chrome'
import styles from './Unpublished.module.css'

/** Says that something is not published, without alarm, and where to ask for it. */
export function Unpublished({ label, text, ask }: { label: string; text: string; ask: LinkText }) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>{label}</span> {text} <a href={ask.href}>{ask.text}</a>
    </p>
  )
}

/** The dashed label alone. */
export function DashedLabel({ children }: { children: string }) {
  return <span className={styles.label}>{children}</span>
}
