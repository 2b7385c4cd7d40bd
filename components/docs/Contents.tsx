import type { ContentsItem } from '../../lib/pages/docs/docs-page'
import styles from './Contents.module.css'

/** The headings of a page. */
export function Contents({ items }: { items: ContentsItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && (
            <ul className={styles.inner}>
              {children.map((child) => (
                <li key={child.id}>
                  <a href={`#${child.id}`}>{child.text}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
