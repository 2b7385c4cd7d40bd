import { Html } from '../prose/Html'
import styles from './CaseText.module.css'

/** The text of a section: paragraphs and lists. */
export function CaseText({ html, className }: { html: string; className?: string | undefined }) {
  return <Html html={html} className={`${styles.text} ${className ?? ''}`} />
}
