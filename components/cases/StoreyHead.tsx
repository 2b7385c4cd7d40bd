import { CaseText } from './CaseText'
import styles from './StoreyHead.module.css'

/** What a storey begins with: the name of the measurement, and how to read it beside or below. */
export function StoreyHead({ id, title, html }: { id: string; title: string; html: string }) {
  return (
    <div className={styles.words}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      <CaseText html={html} className={styles.text} />
    </div>
  )
}
