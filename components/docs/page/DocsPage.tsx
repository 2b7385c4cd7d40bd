import type { ContentsItem, DocsPage as Page } from '../../../lib/pages/docs/docs-page'
import type { TreeLink, TreeSection } from '../../../lib/pages/docs/page-tree'
import { href } from '../../../lib/shared/urls'
import { ButtonLink } from '../../ui/Button'
import disclosure from '../../ui/Disclosure.module.css'
import prose from '../Prose.module.css'
import { Coverage } from '../reference/Coverage'
import { OperationGroup } from '../reference/OperationGroup'
import { ResourceList } from '../reference/ResourceList'
import { SearchLink } from '../SearchLink'
import { Updated } from '../Updated'
import list from './Contents.module.css'
import styles from './DocsPage.module.css'
import { Intro } from './Intro'
import neighbours from './Neighbours.module.css'
import pages from './PageLinks.module.css'

/** The bar on small screens: all pages of the documentation in a native disclosure, and the search. */
function PagesBar({ texts, sidebar }: Pick<Page, 'texts' | 'sidebar'>) {
  return (
    <div className={styles.bar}>
      <details>
        <summary className={disclosure.summary}>{texts.all}</summary>
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

/** The blocks of a page in order: text, and the operations of the reference. */
function Blocks({ blocks, texts }: Pick<Page, 'blocks' | 'texts'>) {
  return blocks.map((block, index) =>
    block.kind === 'html' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their order
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown, and sanitised
      <div key={index} className={prose.prose} dangerouslySetInnerHTML={{ __html: block.html }} />
    ) : (
      block.groups.map((group) => <OperationGroup key={group.id} {...group} texts={texts} />)
    ),
  )
}

/**
 * A page of the documentation: links to all pages, its text, and its table of contents, in three columns if there is
 * room.
 */
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
            <details className={styles.disclosure}>
              <summary className={disclosure.summary}>{texts.onThisPage}</summary>
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

/** Links to the previous and the next page. */
function Neighbours({ previous, next, texts }: Pick<Page, 'previous' | 'next' | 'texts'>) {
  return (
    <nav className={neighbours.neighbours} aria-label={`${texts.previous}, ${texts.next}`}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{texts.previous}</span> {previous.text}
        </a>
      )}{' '}
      {next && (
        <a href={next.href} rel="next" className={neighbours.next}>
          <span>{texts.next}</span> {next.text}
        </a>
      )}
    </nav>
  )
}

/** The table of contents of a page. */
function Contents({ items }: { items: ContentsItem[] }) {
  return (
    <ul className={list.list}>
      {items.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && (
            <ul className={list.inner}>
              {children.map((child) => (
                <li key={child.id}>
                  <a href={`#${child.id}`}>{child.text}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function Links({ links }: { links: TreeLink[] }) {
  return (
    <ul className={pages.links}>
      {links.map(({ path, text, current, children }) => (
        <li key={path}>
          <a href={href(path)} aria-current={current ? 'page' : undefined}>
            {text}
          </a>
          {children.length > 0 && <Links links={children} />}
        </li>
      ))}
    </ul>
  )
}

/** The pages of each section. A coral circle marks the current page. */
function PageLinks({ sections }: { sections: TreeSection[] }) {
  return sections.map(({ title, links }) => (
    <div key={title} className={pages.section}>
      <p className={pages.title}>{title}</p>
      <Links links={links} />
    </div>
  ))
}
