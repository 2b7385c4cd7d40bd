import type { LinkText } from '../../../lib/pages/chrome'
import { LinkList } from './LinkList'
import styles from './SubPages.module.css'

/** The pages of an API, in a row. */
export function SubPages({ links }: { links: LinkText[] }) {
  if (links.length === 0) return null
  return <LinkList links={links} className={styles.links} />
}
