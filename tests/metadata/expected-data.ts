import { articleOn, wayOn } from './articles'
import { companyOn, siteOn } from './company'
import type { Thing } from './data'
import type { BuiltPage } from './page'
import { serviceOn } from './plans'
import { resultsOn } from './results-files'
import type { SiteFile } from './site-file'

/** The data of pages, by the start of their paths; the first match counts. Other pages have none. */
const kinds: readonly (readonly [RegExp, (page: BuiltPage, site: SiteFile) => Thing[]])[] = [
  [/^\/$/, (page, site) => [companyOn(page, site), siteOn(page)]],
  [/^\/contact$/, (page, site) => [companyOn(page, site)]],
  [/^\/pricing$/, (page) => [serviceOn(page)]],
  [/^\/cases\/./, (page) => [...wayOn(page), articleOn('Article', page), ...resultsOn(page)]],
  [/^\/docs(?:\/|$)/, (page) => [...wayOn(page), articleOn('TechArticle', page)]],
]

/**
 * The structured data that a page should have. Each value is read from the element that shows it to people: the title from the
 * heading, a price from its cell, a file from its own link.
 */
export function expectedData(page: BuiltPage, site: SiteFile): Thing[] {
  const { pathname } = new URL(page.address)
  return kinds.find(([path]) => path.test(pathname))?.[1](page, site) ?? []
}
