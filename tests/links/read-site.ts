import { readFileSync } from 'node:fs'
import { listPages } from '../../e2e/support/pages'
import { attribute, nodesOf } from '../../postbuild/html'
import { listFiles } from '../fixtures/list-files'
import { addressesOfPage, type Written } from './addresses'
import { judgeAddress, type Site } from './judge'

/** An export, and what its addresses lead to. */
export interface Exported {
  outDir: string
  site: Site
}

/** Every page that can be looked at, and the one that is shown where there is none. */
export const pagesOf = (outDir: string): string[] => [...listPages(outDir), '/404']

/** A page as it was built. @param page without base path */
export const readPage = (outDir: string, page: string): string =>
  readFileSync(`${outDir}${page === '/' ? '/index' : page}.html`, 'utf8')

/** Reads which pages, places and files an export has. @param origin of `content/site.yml` */
export function readSite(outDir: string, basePath: string, origin: string): Exported {
  const files = listFiles(outDir).filter((file) => !file.endsWith('.html'))
  const pages = listPages(outDir).map((page) => [inside(basePath, page), placesOf(readPage(outDir, page))] as const)
  const site: Site = {
    ...{ origin, basePath, pages: new Map(pages) },
    files: new Set(files.map((file) => `${basePath}/${file}`)),
    // Where forms are posted to while no service is chosen.
    served: new Set([`${basePath}/forms`]),
  }
  return { outDir, site }
}

/** A page's address without its host. */
const inside = (basePath: string, page: string) => (page === '/' ? basePath || '/' : basePath + page)

const placesOf = (html: string) =>
  new Set(nodesOf(html).flatMap((node) => ('attrs' in node ? [attribute(node, 'id') ?? ''] : [])))

/** What is wrong with addresses that stand on a page, or in a file of the export. */
export function wrongOf(written: readonly Written[], page: string, site: Site): string[] {
  return written.flatMap(({ address, in: place }) => {
    const problem = judgeAddress(address, inside(site.basePath, page), site)
    return problem === undefined ? [] : [`${page}: ${place} ${address} ${problem}`]
  })
}

/** What is wrong with the addresses of a page. The not-found page has places of its own, though no address leads to it. */
export function wrongOn({ outDir, site }: Exported, page: string): string[] {
  const html = readPage(outDir, page)
  const own = new Map(site.pages).set(inside(site.basePath, page), placesOf(html))
  const written = addressesOfPage(html).filter(({ in: place }) => !isElsewhere(place, site.basePath))
  return wrongOf(written, page, { ...site, pages: own })
}

/** What leads to another export is held by tests/languages/. Company and site have one name in all of them: that of the root. */
const isElsewhere = (place: string, basePath: string) =>
  place.endsWith('hreflang') || (place === 'data @id' && basePath !== '')
