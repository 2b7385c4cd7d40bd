import { listGonePages } from '../../content/gone-pages'
import { resultsPath } from '../../content/results/read-case-results'
import { fixedPaths } from '../../feeds/outputs'
import { areasPath } from '../../pages/cases/areas-file'
import { fixedPages, routeOf } from '../../pages/find-page'
import { notFound } from '../../pages/statement/page'
import { markdownCopyPath } from '../../shared/urls'
import type { Snapshot } from '../snapshot'
import { aliasesOf } from './aliases-of'
import { anchorsOf } from './anchors'
import { withoutForeignExtension } from './file-names'
import { recordedDates } from './recorded-dates'

/** What the paths of this site lead to, including former addresses. Paths are without the base path. */
export interface SiteMap {
  /** Addresses of pages, including drafts and scheduled pages; without the not-found page. */
  pages: ReadonlySet<string>
  /** Files that are not pages, such as `/openapi.json`. */
  files: ReadonlySet<string>
  /** The path of the page to which each alias redirects. */
  aliases: ReadonlyMap<string, string>
  /** Addresses of removed pages. */
  gone: ReadonlySet<string>
  /** The anchors on each page whose text could be read. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** The page with each last part of an address; undefined if several pages have it. */
  byLastPart: ReadonlyMap<string, string | undefined>
  /** Where the site will be served; a placeholder while `content/site.yml` or the facts are invalid. */
  origin: string | undefined
}

/** Maps the site once, so that checking a link takes only one look-up. */
export async function mapSite(content: Snapshot): Promise<SiteMap> {
  const allRoutes = [...fixedPages().map(({ file }) => routeOf(file)), ...content.pages.map(({ route }) => route)]
  // Two files with one address count as one page.
  const routes = [
    ...new Map(allRoutes.flatMap((route) => (route ? [[route.path, route] as const] : []))).values(),
  ].filter(({ path }) => path !== notFound.path)
  const byLastPart = new Map<string, string | undefined>()
  for (const { path } of routes) {
    const last = lastPart(path)
    byLastPart.set(last, byLastPart.has(last) ? undefined : path)
  }
  const copies = routes.flatMap(({ kind, path }) => (kind === 'doc' ? [markdownCopyPath(path)] : []))
  const cases = routes.flatMap(({ kind, path }) => (kind === 'case' ? [areasPath(path)] : []))
  const results = content.files.filter((file) => /^content\/cases\/[^/]+\/[^/]+\.csv$/.test(file)).map(resultsPath)
  const origin = content.tokens.get('site.origin')
  // The rule `unused-files` reports a page with another extension; the links to it are correct.
  const misnamed = content.files.flatMap((file) => routeOf(withoutForeignExtension(file) ?? '')?.path ?? [])
  const pages = new Set([...routes.map(({ path }) => path), ...misnamed])
  const former = [...Object.keys(recordedDates(content)), ...listGonePages(content.gonePages)]
  return {
    pages,
    gone: new Set(former.filter((path) => !pages.has(path))),
    files: new Set([...fixedPaths, ...content.publicFiles, ...copies, ...cases, ...results]),
    aliases: new Map(
      content.pages.flatMap((page) => aliasesOf(page).map((from) => [from, page.route?.path ?? '/'] as const)),
    ),
    anchors: await anchorsOf(content),
    byLastPart,
    origin,
  }
}

/** Returns the last part of a path: `users` for `/docs/rest/reference/users`. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
