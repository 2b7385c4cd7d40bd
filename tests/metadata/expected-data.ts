import { articleOn, breadcrumbsOn } from './articles'
import { companyOn, siteOn } from './company'
import type { Thing } from './data'
import type { BuiltPage } from './page'
import { serviceOn } from './plans'
import { resultsOn } from './results-files'
import type { SiteFile } from './site-file'

/** The structured data of pages, by a pattern of their paths; the first match applies. Other pages have none. */
const kinds: readonly (readonly [RegExp, (page: BuiltPage, site: SiteFile) => Thing[]])[] = [
  [/^\/$/, (page, site) => [companyOn(page, site), siteOn(page)]],
  [/^\/contact$/, (page, site) => [companyOn(page, site)]],
  [/^\/pricing$/, (page) => [serviceOn(page)]],
  [/^\/cases\/./, (page) => [...breadcrumbsOn(page), articleOn('Article', page), ...resultsOn(page)]],
  [/^\/docs(?:\/|$)/, (page) => [...breadcrumbsOn(page), articleOn('TechArticle', page)]],
]

/**
 * Returns the structured data that a page should have. Each value is read from the element that displays it: the title
 * from the heading, a price from its cell, a file from its own link.
 */
export function expectedData(page: BuiltPage, site: SiteFile): Thing[] {
  const { pathname } = new URL(page.address)
  return kinds.find(([path]) => path.test(pathname))?.[1](page, site) ?? []
}
