import type { DocsPage } from '../../lib/docs/page'
import styles from './Updated.module.css'

/** How much of the page is documented, and the day on which its words last changed. */
export function Updated({ layout, coverage, updated }: Pick<DocsPage, 'layout' | 'coverage' | 'updated'>) {
  const counted = layout === 'page' ? coverage : []
  if (!updated && counted.length === 0) return null
  return (
    <p className={styles.updated}>
      {counted.map(({ text }) => `${text} `).join('')}
      {updated && (
        <>
          {updated.label} <time dateTime={updated.day}>{updated.text}</time>
        </>
      )}
    </p>
  )
}
