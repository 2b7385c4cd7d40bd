import { siteConfig } from '../../site.config'
import { basePathOf, canonicalOf, type ExportedLanguages, languagesOf } from '../pages/head/metadata'
import type { DatedPage } from '../pages/listed-pages'
import { sitemapPath } from '../shared/urls'
import type { OutputSource } from './source'
import { element, emptyElement, textElement, xmlDocument } from './xml'

/** Priority and change frequency are left out: Google ignores them, and any value would be a guess. */
const entry = ({ path, day }: DatedPage, origin: string, locales: ExportedLanguages) =>
  element('url', {}, [
    textElement('loc', canonicalOf(path, origin)),
    ...(day === undefined ? [] : [textElement('lastmod', day)]),
    ...Object.entries(languagesOf(path, origin, locales) ?? {}).map(([hreflang, href]) =>
      emptyElement('xhtml:link', { rel: 'alternate', hreflang, href }),
    ),
  ])

/**
 * Writes `/sitemap.xml`: each page that search engines may list, with its canonical address and the date on which its
 * words last changed. A page without a recorded date has none here either. With several languages, each entry lists the
 * page in every language, as its head does.
 * @source https://www.sitemaps.org/protocol.html
 * @source https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export async function sitemap(
  { site, dated }: Pick<OutputSource, 'site' | 'dated'>,
  locales: ExportedLanguages = siteConfig.locales,
): Promise<string> {
  const [{ origin }, pages] = await Promise.all([site(), dated()])
  const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))
  const entries = sorted.map((page) => entry(page, origin, locales))
  const xhtml: Record<string, string> =
    locales.exported.length > 1 ? { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' } : {}
  return xmlDocument(element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', ...xhtml }, entries))
}

/**
 * Lists the paths of the sitemaps of all exports: that of the default language at the root, the others below their base
 * path.
 */
export const sitemapPaths = (locales: ExportedLanguages = siteConfig.locales): string[] =>
  locales.exported.map((lng) => `${basePathOf(lng, locales)}${sitemapPath}`)
