import type { PageGroup } from '../../../lib/pages/all-pages'
import type { DocsPage } from '../../../lib/pages/docs/docs-page'
import { Eyes } from '../../ui/Eyes'
import { NotDocumented } from '../NotDocumented'
import { PageFiles } from '../PageFiles'
import prose from '../Prose.module.css'
import { SearchLink } from '../SearchLink'
import { Updated } from '../Updated'
import all from './AllPages.module.css'
import styles from './DocsIndex.module.css'
import { DocumentedApi } from './DocumentedApi'
import { LinkList } from './LinkList'
import { UndocumentedApi } from './UndocumentedApi'

interface Props extends DocsPage {
  allPages: { title: string; groups: PageGroup[] }
}

/** The first page of the documentation: open eyes for what is documented, closed ones for what is not. */
export function DocsIndex(page: Props) {
  const { title, lead, notDocumented, apis, resources, sections, allPages, files, texts } = page
  const documented = apis.filter(({ isDocumented }) => isDocumented)
  const undocumented = apis.filter(({ isDocumented }) => !isDocumented)
  return (
    <div className={`wrap ${styles.page}`} data-missing={texts.toolMissing}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <Eyes direction={{ x: -0.22, y: 0.4 }} pupil={0.36} className={styles.eyes} />
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <PageFiles {...files} />
      </div>
      <div className={styles.search}>
        <SearchLink link={texts.search} />
      </div>
      {documented.map((api) => (
        <DocumentedApi key={api.href} api={api} resources={resources} texts={texts} />
      ))}
      <ul className={styles.others}>
        {undocumented.map((api) => (
          <UndocumentedApi key={api.href} api={api} />
        ))}
      </ul>
      {notDocumented && (
        <div className={styles.missing}>
          <NotDocumented text={notDocumented} texts={texts} />
        </div>
      )}
      <div className={styles.notes}>
        {sections.map(({ id, title, html }) => (
          <section key={id} className={prose.prose} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown, and sanitised */}
            <div className={styles.note} dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
      <AllPages {...allPages} />
      <Updated {...page} />
    </div>
  )
}

/**
 * All pages of the site in groups: the target of the search link without scripts, or if the search cannot be loaded.
 */
function AllPages({ title, groups }: { title: string; groups: PageGroup[] }) {
  return (
    <section aria-labelledby="all-pages" className={all.all}>
      <h2 id="all-pages">{title}</h2>
      <div className={all.groups}>
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h3 className={all.group}>{title}</h3>
            <LinkList links={links} className={all.links} />
          </div>
        ))}
      </div>
    </section>
  )
}
