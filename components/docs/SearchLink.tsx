import type { LinkText } from '../../lib/pages/chrome'
import styles from './SearchLink.module.css'

/**
 * The link that opens the search. Without scripts it leads to the list of all pages.
 * @param bare whether to leave out the frame and the keyboard shortcut, for use in a bar
 */
export function SearchLink({ link, bare }: { link: LinkText; bare?: boolean }) {
  return (
    <a
      href={link.href}
      data-tool="search"
      aria-keyshortcuts={bare ? undefined : '/'}
      className={bare ? styles.search : `${styles.search} ${styles.field}`}
    >
      <svg width={17} height={17} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx={8} cy={8} r={6} />
        <path d="M12.5 12.5 18 18" />
      </svg>
      {link.text}
    </a>
  )
}
