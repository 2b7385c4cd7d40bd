import type { LegalPageModel } from '../../lib/pages/legal/view'
import styles from './LegalPage.module.css'
import { LegalSection } from './LegalSection'

/**
 * A legal text: contents, numbered sections, and in the margin each section in one sentence. Every clause can be cited
 * and linked to by its number.
 */
export function LegalPage(page: LegalPageModel) {
  const { title, lastChanged, other, printedFrom, contents, inShort, sections, question, contact } = page
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.meta}>
          {lastChanged && (
            <p>
              {lastChanged.label}{' '}
              <span className={styles.day}>
                <time dateTime={lastChanged.day}>{lastChanged.text}</time>
              </span>
            </p>
          )}
          <p>
            <a href={other.href}>{other.text}</a>
          </p>
          <p className={styles.printed}>
            {printedFrom.label} {printedFrom.address}
          </p>
        </div>
      </header>
      <nav className={styles.contents} aria-labelledby="contents" data-contents="">
        <h2 id="contents" className={styles.contentsTitle}>
          {contents}
        </h2>
        <ol className={styles.list}>
          {sections.map(({ id, number, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.entry}>
                <span>{number}</span> <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section) => (
          <LegalSection key={section.id} inShort={inShort} {...section} />
        ))}
        <p className={styles.end}>
          {question} <a href={contact.href}>{contact.text}</a>
        </p>
      </div>
    </article>
  )
}
