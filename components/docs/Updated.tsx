import type { DocsPage } from '../../lib/docs/page'
import styles from './Updated.module.css'

/** The day on which the words of the page last changed. */
export function Updated({ updated }: Pick<DocsPage, 'updated'>) {
  if (!updated) return null
  return (
    <p className={styles.updated}>
      {updated.label} <time dateTime={updated.day}>{updated.text}</time>
    </p>
  )
}
