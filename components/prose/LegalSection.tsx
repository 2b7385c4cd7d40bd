import type { LegalSection as Model } from '../../lib/pages/legal/view'
import { Html } from './Html'
import styles from './LegalSection.module.css'

/** One section of a legal text: its title, its sentence in short, its clauses. */
export function LegalSection({ id, number, title, summary, clauses, inShort }: Model & { inShort: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className={styles.title}>
        <span>{number}</span> <span>{title}</span>
      </h2>
      <div className={styles.summary}>
        <p className={styles.label}>{inShort}</p>
        <Html as="p" html={summary} className={styles.sentence} />
      </div>
      <ol className={styles.clauses}>
        {clauses.map(({ number, id, label, html }) => (
          <li key={id} id={id} className={styles.clause}>
            <a href={`#${id}`} aria-label={label} className={styles.number}>
              {number}
            </a>
            <Html html={html} className={styles.words} />
          </li>
        ))}
      </ol>
    </section>
  )
}
