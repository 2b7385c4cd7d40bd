import type { PreviewPage } from '../../lib/pages/preview/preview-page'
import styles from './ChangedPages.module.css'

/** `/preview`: what differs from the published site, page by page. */
export function ChangedPages({ title, lead, lists, nothing }: PreviewPage) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      {lists.map(({ id, name, pages }) => (
        <section key={id} className={styles.group} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          {pages.length === 0 ? (
            <p className="mute">{nothing}</p>
          ) : (
            <ul className={styles.list}>
              {pages.map(({ href, text, path, note }) => (
                <li key={path}>
                  <a href={href}>{text}</a> <span className="mute">{path}</span>
                  {note && <p className={`mute ${styles.note}`}>{note}</p>}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
