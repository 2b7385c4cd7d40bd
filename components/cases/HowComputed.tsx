import type { CasePage } from '../../lib/pages/cases/cases'
import disclosure from '../ui/Disclosure.module.css'
import styles from './HowComputed.module.css'

type Note = CasePage['note']

/**
 * How the figures of a case were computed: its results files to download, and every formula by name. Entries are
 * collapsed, except in print; a link to one opens it.
 */
export function HowComputed({ title, lead, downloads, licence, entries, updated }: Note) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="computed">
      <div className={styles.grid}>
        <div className={styles.words}>
          <h2 id="computed" className={styles.title}>
            {title}
          </h2>
          <p>{lead}</p>
          <ul className={styles.files}>
            {downloads.map(({ href, fileName, text, contents }) => (
              <li key={href}>
                <a href={href} download={fileName}>
                  {text}
                </a>{' '}
                <span className={styles.holds}>{contents}</span>
              </li>
            ))}
          </ul>
          {licence && (
            <p className={styles.holds}>
              {licence.text} <a href={licence.href}>{licence.name}</a>.
            </p>
          )}
          {updated && (
            <p className={styles.holds}>
              {updated.label} <time dateTime={updated.day}>{updated.text}</time>
            </p>
          )}
        </div>
        <div className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </div>
      </div>
    </section>
  )
}

/**
 * The anchor is inside the disclosure, because browsers open a disclosure when they follow a link to an element in it.
 */
function Entry({ id, title, formula, text, columns, sources }: Note['entries'][number]) {
  return (
    <details className={styles.entry}>
      <summary className={disclosure.summary}>{title}</summary>
      <div id={id} className={styles.body}>
        {formula && <p className={styles.formula}>{formula}</p>}
        <p>{text}</p>
        {columns.length > 0 && (
          <dl className={styles.columns}>
            {columns.map((column) => (
              <div key={column.names}>
                <dt>{column.names}</dt>
                <dd>{column.text}</dd>
              </div>
            ))}
          </dl>
        )}
        {sources.length > 0 && (
          <ul className={styles.sources}>
            {sources.map((source) => (
              <li key={source.href}>
                <a href={source.href}>{source.text}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
