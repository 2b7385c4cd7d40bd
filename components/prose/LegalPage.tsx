import type { LegalPageModel, LegalSection as Model } from '../../lib/pages/legal/view'
import { Html } from './Html'
import styles from './LegalPage.module.css'
import section from './LegalSection.module.css'

/**
 * A legal text: a table of contents, numbered sections, and a one-sentence summary of each section in the margin. Every
 * clause can be cited and linked to by its number.
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

/** One section of a legal text: its title, its summary, its clauses. */
function LegalSection({ id, number, title, summary, clauses, inShort }: Model & { inShort: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={section.section}>
      <h2 id={`${id}-title`} className={section.title}>
        <span>{number}</span> <span>{title}</span>
      </h2>
      <div className={section.summary}>
        <p className={section.label}>{inShort}</p>
        <Html as="p" html={summary} className={section.sentence} />
      </div>
      <ol className={section.clauses}>
        {clauses.map(({ number, id, label, html }) => (
          <li key={id} id={id} className={section.clause}>
            <a href={`#${id}`} aria-label={label} className={section.number}>
              {number}
            </a>
            <Html html={html} className={section.words} />
          </li>
        ))}
      </ol>
    </section>
  )
}
