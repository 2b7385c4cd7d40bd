import { readFileSync } from 'node:fs'
import { html as tree } from '@oogwenk/ship'
import { listPages } from '../../e2e/support/pages'
import { listFiles } from '../fixtures/list-files'
import { addressesOfPage, type FoundUrl } from './addresses'
import { addressProblem, type Site } from './check-address'

const { attribute, nodesOf } = tree

/** An export, with the possible targets of its links. */
export interface ExportedSite {
  outDir: string
  site: Site
}

/** Lists every page, and the not-found page. */
export const pagesOf = (outDir: string): string[] => [...listPages(outDir), '/404']

/**
 * Reads a built page.
 * @param page the path without the base path
 */
export const readPage = (outDir: string, page: string): string =>
  readFileSync(`${outDir}${page === '/' ? '/index' : page}.html`, 'utf8')

/**
 * Reads which pages, anchors and files an export has.
 * @param origin the one in `content/site.yml`
 */
export function readSite(outDir: string, basePath: string, origin: string): ExportedSite {
  const files = listFiles(outDir).filter((file) => !file.endsWith('.html'))
  const pages = listPages(outDir).map(
    (page) => [withBasePath(basePath, page), anchorsOf(readPage(outDir, page))] as const,
  )
  const site: Site = {
    ...{ origin, basePath, pages: new Map(pages) },
    files: new Set(files.map((file) => `${basePath}/${file}`)),
    // Forms are sent there unless a service is configured.
    served: new Set([`${basePath}/forms`]),
  }
  return { outDir, site }
}

/** Returns the path of a page with the base path. */
const withBasePath = (basePath: string, page: string) => (page === '/' ? basePath || '/' : basePath + page)

const anchorsOf = (html: string) =>
  new Set(nodesOf(html).flatMap((node) => ('attrs' in node ? [attribute(node, 'id') ?? ''] : [])))

/** Describes the invalid URLs on a page or in a file of the export. */
export function invalidUrls(written: readonly FoundUrl[], page: string, site: Site): string[] {
  return written.flatMap(({ address, in: context }) => {
    const problem = addressProblem(address, withBasePath(site.basePath, page), site)
    return problem === undefined ? [] : [`${page}: ${context} ${address} ${problem}`]
  })
}

/** Describes the invalid URLs on a page. The not-found page has anchors too, although no URL leads to it. */
export function invalidUrlsOnPage({ outDir, site }: ExportedSite, page: string): string[] {
  const html = readPage(outDir, page)
  const own = new Map(site.pages).set(withBasePath(site.basePath, page), anchorsOf(html))
  const written = addressesOfPage(html).filter(({ in: context }) => !leadsToOtherExport(context, site.basePath))
  return invalidUrls(written, page, { ...site, pages: own })
}

/**
 * Whether a URL leads to another export; tests/languages/ tests those. The ids of the company and the site are the same
 * in all exports, and belong to the one at the root.
 */
const leadsToOtherExport = (context: string, basePath: string) =>
  context.endsWith('hreflang') || (context === 'data @id' && basePath !== '')
