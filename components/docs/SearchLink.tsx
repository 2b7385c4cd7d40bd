import type { LinkText } from '../../lib/pages/chrome'
import styles from './SearchLink.module.css'

/**
 * The way into the search. Without script it leads to the list of all pages.
 * @param bare without a frame and without its key, for where it is a part of a bar
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
