import type { ReactNode } from 'react'
import styles from './Button.module.css'

interface ButtonProps {
  /** `filled` for the main action on a screen, `outlined` for a secondary one, `text` for the least prominent. */
  variant?: 'filled' | 'outlined' | 'text'
  /** Fills the available width. */
  wide?: boolean
  /** 44 px high instead of 52 px, as in the header. */
  small?: boolean
}

/** Returns the classes of a button, for elements that are created elsewhere. */
export function buttonClasses({ variant = 'filled', wide, small }: ButtonProps) {
  return [styles.button, styles[variant], wide && styles.wide, small && styles.small].filter(Boolean).join(' ')
}

/** A link that looks like a button. `external` marks one that leaves the site. */
export function ButtonLink({
  href,
  children,
  external,
  ...options
}: ButtonProps & { href: string; children: ReactNode; external?: boolean }) {
  return (
    <a href={href} className={buttonClasses(options)} rel={external ? 'external' : undefined}>
      {children}
    </a>
  )
}
