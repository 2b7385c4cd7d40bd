import { sitemapPaths } from './sitemap'
import type { OutputSource } from './source'

/**
 * `/robots.txt`: every page may be read, and here is the list of them. Nothing is blocked: a crawler that may not read a
 * page never learns that it says `noindex`. A preview has no list, since all of its pages say that.
 * @source https://www.rfc-editor.org/rfc/rfc9309
 */
export async function robots({ site, preview }: OutputSource): Promise<string> {
  const { origin } = await site()
  const sitemaps = preview ? [] : sitemapPaths().map((path) => `Sitemap: ${origin}${path}`)
  return ['User-agent: *', 'Allow: /', ...(sitemaps.length > 0 ? ['', ...sitemaps] : []), ''].join('\n')
}
