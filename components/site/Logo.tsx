import { Eyes } from '../ui/Eyes'
import styles from './Logo.module.css'

/**
 * The name as a drawing: a leading "Oo" becomes a pair of eyes. Any other name is written in full after the eyes. The
 * drawing has no text alternative; the link around it has one.
 */
export function Logo({ name, size = 'header' }: { name: string; size?: 'header' | 'footer' }) {
  const word = name.startsWith('Oo') ? name.slice(2) : name
  return (
    <span className={size === 'footer' ? `${styles.logo} ${styles.footer}` : styles.logo} aria-hidden="true">
      <Eyes className={styles.eyes} />
      {word}
    </span>
  )
}
