import type { LinkText } from '../../lib/navigation/chrome'
import styles from './SubPages.module.css'

/** The pages of an API, in one line. */
export function SubPages({ links }: { links: LinkText[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
