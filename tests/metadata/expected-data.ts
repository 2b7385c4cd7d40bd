import { articleOn, wayOn } from './articles'
import { companyOn, siteOn } from './company'
import type { Thing } from './data'
import type { Place } from './page'
import { serviceOn } from './plans'
import { resultsOn } from './results-files'
import type { SiteFile } from './site-file'

/** The data of pages, by the start of their paths; the first match counts. Other pages have none. */
const kinds: readonly (readonly [RegExp, (place: Place, site: SiteFile) => Thing[]])[] = [
  [/^\/$/, (place, site) => [companyOn(place, site), siteOn(place)]],
  [/^\/contact$/, (place, site) => [companyOn(place, site)]],
  [/^\/pricing$/, (place) => [serviceOn(place)]],
  [/^\/cases\/./, (place) => [...wayOn(place), articleOn('Article', place), ...resultsOn(place)]],
  [/^\/docs(?:\/|$)/, (place) => [...wayOn(place), articleOn('TechArticle', place)]],
]

/**
 * The structured data that a page should have. Each value is read from the element that shows it to people: the title from the
 * heading, a price from its cell, a file from its own link.
 */
export function expectedData(place: Place, site: SiteFile): Thing[] {
  const { pathname } = new URL(place.address)
  return kinds.find(([path]) => path.test(pathname))?.[1](place, site) ?? []
}
