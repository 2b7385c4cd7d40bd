import type { Chrome } from '../../lib/pages/chrome'
import { href } from '../../lib/shared/urls'
import { ButtonLink } from '../ui/Button'
import styles from './Header.module.css'
import { Logo } from './Logo'
import { NavigationLink } from './NavigationLink'

/**
 * The header of every page. A small script adds `data-scrolled` once the page is scrolled by more than 10 px. The
 * spaces between its links show only without styles. On phones a native disclosure shows the list of links after it; it
 * opens without scripts, and pushes the page down.
 */
export function Header({ name, home, header, signUp, menu, scheme, compact }: Chrome & HeaderOptions) {
  return (
    <header
      className={compact ? `${styles.header} ${styles.compact}` : styles.header}
      data-site-header=""
      data-scheme={scheme}
      suppressHydrationWarning
    >
      <div className={styles.bar}>
        <a href={href('/')} className={styles.home}>
          <Logo name={name} /> <span className="visually-hidden">{home}</span>
        </a>{' '}
        <nav aria-label={menu.label} className={styles.links}>
          {header.flatMap((link) => [<NavigationLink key={link.href} {...link} className={styles.link} />, ' '])}
        </nav>
        <ButtonLink href={signUp.href} external small>
          {signUp.text}
        </ButtonLink>{' '}
        <details className={styles.menu}>
          <summary className={styles.summary}>
            <span className={styles.open}>{menu.open}</span> <span className={styles.close}>{menu.close}</span>
          </summary>
        </details>{' '}
        <nav aria-label={menu.label} className={styles.sheet}>
          {header.flatMap((link) => [<NavigationLink key={link.href} {...link} className={styles.row} />, ' '])}
        </nav>
      </div>
    </header>
  )
}

/** How a page can change its header. */
export interface HeaderOptions {
  /** Fixes the colours, for a page that starts with a stage behind the header. */
  scheme?: 'night' | undefined
  /** 76 px high instead of 88 px. */
  compact?: boolean
}
