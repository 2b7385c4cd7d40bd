import type { DocsPage } from '../../lib/pages/docs/docs-page'
import styles from './Neighbours.module.css'

/** The page before and the page after this one. */
export function Neighbours({ previous, next, texts }: Pick<DocsPage, 'previous' | 'next' | 'texts'>) {
  return (
    <nav className={styles.neighbours} aria-label={`${texts.previous}, ${texts.next}`}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{texts.previous}</span> {previous.text}
        </a>
      )}{' '}
      {next && (
        <a href={next.href} rel="next" className={styles.next}>
          <span>{texts.next}</span> {next.text}
        </a>
      )}
    </nav>
  )
}
