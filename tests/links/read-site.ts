import { readFileSync } from 'node:fs'
import { html as tree } from '@oogwenk/ship'
import { listPages } from '../../e2e/support/pages'
import { listFiles } from '../fixtures/list-files'
import { addressesOfPage, type Written } from './addresses'
import { addressProblem, type Site } from './check-address'

const { attribute, nodesOf } = tree

/** An export, and what its addresses lead to. */
export interface Exported {
  outDir: string
  site: Site
}

/** Every page, and the not-found page. */
export const pagesOf = (outDir: string): string[] => [...listPages(outDir), '/404']

/** A built page. @param page without base path */
export const readPage = (outDir: string, page: string): string =>
  readFileSync(`${outDir}${page === '/' ? '/index' : page}.html`, 'utf8')

/** Reads which pages, anchors and files an export has. @param origin of `content/site.yml` */
export function readSite(outDir: string, basePath: string, origin: string): Exported {
  const files = listFiles(outDir).filter((file) => !file.endsWith('.html'))
  const pages = listPages(outDir).map((page) => [inside(basePath, page), anchorsOf(readPage(outDir, page))] as const)
  const site: Site = {
    ...{ origin, basePath, pages: new Map(pages) },
    files: new Set(files.map((file) => `${basePath}/${file}`)),
    // Forms are posted there while no service is configured.
    served: new Set([`${basePath}/forms`]),
  }
  return { outDir, site }
}

/** A page's address without its host. */
const inside = (basePath: string, page: string) => (page === '/' ? basePath || '/' : basePath + page)

const anchorsOf = (html: string) =>
  new Set(nodesOf(html).flatMap((node) => ('attrs' in node ? [attribute(node, 'id') ?? ''] : [])))

/** Faults of the addresses on a page or in a file of the export. */
export function linkFaultsOf(written: readonly Written[], page: string, site: Site): string[] {
  return written.flatMap(({ address, in: context }) => {
    const problem = addressProblem(address, inside(site.basePath, page), site)
    return problem === undefined ? [] : [`${page}: ${context} ${address} ${problem}`]
  })
}

/** Faults of the addresses of a page. The not-found page has anchors of its own, although no address leads to it. */
export function linkFaultsOn({ outDir, site }: Exported, page: string): string[] {
  const html = readPage(outDir, page)
  const own = new Map(site.pages).set(inside(site.basePath, page), anchorsOf(html))
  const written = addressesOfPage(html).filter(({ in: context }) => !isElsewhere(context, site.basePath))
  return linkFaultsOf(written, page, { ...site, pages: own })
}

/** Addresses of other exports, tested in tests/languages/. Company and site have one id in all of them, at the root. */
const isElsewhere = (context: string, basePath: string) =>
  context.endsWith('hreflang') || (context === 'data @id' && basePath !== '')
