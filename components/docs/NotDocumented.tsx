import type { DocsTexts } from '../../lib/pages/docs/docs-page'
import styles from './NotDocumented.module.css'

/** Says what is not documented, and where to ask about it. */
export function NotDocumented({ text, texts }: { text: string; texts: Pick<DocsTexts, 'notDocumented' | 'ask'> }) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>{texts.notDocumented}</span> {text} <a href={texts.ask.href}>{texts.ask.text}</a>
    </p>
  )
}
