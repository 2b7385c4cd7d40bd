import type { DocsPage as Page } from '../../lib/pages/docs/docs-page'
import { ButtonLink } from '../ui/Button'
import fold from '../ui/Fold.module.css'
import { Contents } from './Contents'
import { Coverage } from './Coverage'
import styles from './DocsPage.module.css'
import { Intro } from './Intro'
import { Neighbours } from './Neighbours'
import { OperationGroup } from './OperationGroup'
import { PageLinks } from './PageLinks'
import prose from './Prose.module.css'
import { ResourceList } from './ResourceList'
import { SearchLink } from './SearchLink'
import { Updated } from './Updated'

/** The bar of small screens: every page of the documentation behind a disclosure that needs no script, and the search. */
function PagesBar({ texts, sidebar }: Pick<Page, 'texts' | 'sidebar'>) {
  return (
    <div className={styles.bar}>
      <details>
        <summary className={fold.summary}>{texts.all}</summary>
        <nav aria-label={texts.all} className={styles.sheet}>
          <PageLinks sections={sidebar} />
        </nav>
      </details>
      <div className={styles.search}>
        <SearchLink link={texts.search} bare />
      </div>
    </div>
  )
}

/** The blocks of a page in their order: texts, and the operations of the reference. */
function Blocks({ blocks, texts }: Pick<Page, 'blocks' | 'texts'>) {
  return blocks.map((block, index) =>
    block.kind === 'html' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own Markdown, and sanitised
      <div key={index} className={prose.prose} dangerouslySetInnerHTML={{ __html: block.html }} />
    ) : (
      block.groups.map((group) => <OperationGroup key={group.id} {...group} texts={texts} />)
    ),
  )
}

/** A page of the documentation: the pages of its section, its text, and its headings, in three columns where there is room. */
export function DocsPage(page: Page) {
  const { sidebar, contents, resources, layout, request, texts } = page
  return (
    <div className={styles.page} data-missing={texts.toolMissing}>
      <PagesBar {...page} />
      <div className={`wrap ${styles.columns}`}>
        <nav aria-label={texts.all} className={styles.side}>
          <SearchLink link={texts.search} />
          <PageLinks sections={sidebar} />
        </nav>
        <article className={styles.text}>
          <Intro {...page} />
          {contents.length > 1 && (
            <details className={styles.fold}>
              <summary className={fold.summary}>{texts.onThisPage}</summary>
              <nav aria-label={texts.onThisPage}>
                <Contents items={contents} />
              </nav>
            </details>
          )}
          {layout === 'resources' && (
            <>
              <ResourceList resources={resources} label={texts.resources} />
              <Coverage {...page} />
            </>
          )}
          <Blocks {...page} />
          {request && (
            <p className={styles.request}>
              <ButtonLink href={texts.ask.href}>{request}</ButtonLink>
            </p>
          )}
          <Updated {...page} />
          <Neighbours {...page} />
        </article>
        {contents.length > 1 && (
          <nav aria-label={texts.onThisPage} className={styles.contents} data-contents="">
            <p className={styles.contentsTitle}>{texts.onThisPage}</p>
            <Contents items={contents} />
          </nav>
        )}
      </div>
    </div>
  )
}
