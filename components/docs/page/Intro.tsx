import type { LinkText } from '../../../lib/pages/chrome'
import type { DocsPage } from '../../../lib/pages/docs/docs-page'
import disclosure from '../../ui/Disclosure.module.css'
import { NotDocumented } from '../NotDocumented'
import { PageFiles } from '../PageFiles'
import tools from '../tools.module.css'
import styles from './Intro.module.css'

/** The breadcrumbs from the first page of the documentation to this one. */
function Breadcrumbs({ label, links }: { label: string; links: LinkText[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.breadcrumbs}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/**
 * The top of a page: breadcrumbs, title, lead, what is not documented, and the row with the base address. The row is
 * last, because its rule also starts the content below, and the request builder opens directly under it.
 */
export function Intro(page: DocsPage) {
  const { breadcrumbs, title, lead, strip, blocks, notDocumented, files, texts } = page
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs label={texts.breadcrumbs} links={breadcrumbs} />
        <PageFiles {...files} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {notDocumented && (
        <div className={styles.missing}>
          <NotDocumented text={notDocumented} texts={texts} />
        </div>
      )}
      {strip && (
        <ul className={styles.strip}>
          <li>
            {strip.label} <code>{strip.address}</code>
          </li>
          <li>
            <a href={strip.authentication.href}>{strip.authentication.text}</a>
          </li>
          <li>{strip.plan.text}</li>
          {files.descriptions.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
          {blocks.some(({ kind }) => kind === 'operations') && (
            <li className={styles.row}>
              <button
                type="button"
                data-tool="fill"
                className={`${tools.needsScript} ${disclosure.summary} ${styles.fill}`}
              >
                {texts.fill}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  )
}
