import type { WebSite } from 'schema-dts'
import { companyId, type Publisher } from './organization'

/**
 * Describes the site as a whole; search engines show its name above its pages. It has no search action, because Google
 * removed the search box from its results in November 2024.
 * @source https://developers.google.com/search/docs/appearance/site-names
 */
export function webSite(by: Publisher): WebSite {
  const { name, url } = by
  return { '@type': 'WebSite', '@id': `${url}#website`, url, name, publisher: { '@id': companyId(by) } }
}
