import type { ReactNode } from 'react'
import styles from './Button.module.css'

interface ButtonLook {
  /** `filled` for the main action on a screen, `outlined` for a secondary one, `text` for the least prominent. */
  look?: 'filled' | 'outlined' | 'text'
  /** Fills the available width. */
  wide?: boolean
  /** 44 px high instead of 52 px, as in the header. */
  small?: boolean
}

/** Returns the classes of a button, for elements that are created elsewhere. */
export function buttonClasses({ look = 'filled', wide, small }: ButtonLook) {
  return [styles.button, styles[look], wide && styles.wide, small && styles.small].filter(Boolean).join(' ')
}

/** A link that looks like a button. `external` marks one that leaves the site. */
export function ButtonLink({
  href,
  children,
  external,
  ...look
}: ButtonLook & { href: string; children: ReactNode; external?: boolean }) {
  return (
    <a href={href} className={buttonClasses(look)} rel={external ? 'external' : undefined}>
      {children}
    </a>
  )
}
