import type { DocsPage } from '../../../lib/pages/docs/docs-page'
import styles from './Coverage.module.css'

/**
 * A line that is solid for the documented share and dashed for the rest, like everything that is available on request.
 */
function Share({ share }: { share: number }) {
  const end = `${Math.round(share * 1000) / 10}%`
  return (
    <svg width="100%" height={4} className={styles.share} aria-hidden="true">
      {share < 1 && <line x1={end} x2="100%" y1={2} y2={2} strokeWidth={1.5} strokeDasharray="4 4" />}
      {share > 0 && <line x1={0} x2={end} y1={2} y2={2} strokeWidth={4} />}
    </svg>
  )
}

/** Says for how many operations each aspect, such as the status codes, is documented. */
export function Coverage({ coverage, texts }: Pick<DocsPage, 'coverage' | 'texts'>) {
  return (
    <section id="coverage" className={styles.coverage} aria-labelledby="coverage-title">
      <h2 id="coverage-title">{texts.coverage.text}</h2>
      <ul className={styles.lines}>
        {coverage.map(({ text, share }) => (
          <li key={text}>
            {text}
            <Share share={share} />
          </li>
        ))}
      </ul>
    </section>
  )
}
