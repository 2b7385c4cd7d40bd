import type { DocsPage } from '../../lib/pages/docs/docs-page'
import styles from './Updated.module.css'

/** Says how much of the page is documented, and when the page last changed. */
export function Updated({ layout, coverage, updated }: Pick<DocsPage, 'layout' | 'coverage' | 'updated'>) {
  const counted = layout === 'page' ? coverage : []
  if (!updated && counted.length === 0) return null
  return (
    <div className={styles.updated}>
      {counted.length > 0 && <p>{counted.map(({ text }) => text).join(' ')}</p>}
      {updated && (
        <p>
          {updated.label} <time dateTime={updated.day}>{updated.text}</time>
        </p>
      )}
    </div>
  )
}
