import { sitemapPaths } from './sitemap'
import type { OutputSource } from './source'

/**
 * Writes `/robots.txt`: crawlers may read every page, and learn the address of the sitemap. Nothing is blocked, because
 * a crawler that may not read a page never sees its `noindex`. A preview has no sitemap, because all of its pages have
 * `noindex`.
 * @source https://www.rfc-editor.org/rfc/rfc9309
 */
export async function robots({ site, preview }: OutputSource): Promise<string> {
  const { origin } = await site()
  const sitemaps = preview ? [] : sitemapPaths().map((path) => `Sitemap: ${origin}${path}`)
  return ['User-agent: *', 'Allow: /', ...(sitemaps.length > 0 ? ['', ...sitemaps] : []), ''].join('\n')
}
