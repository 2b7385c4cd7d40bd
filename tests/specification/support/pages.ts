import { existsSync, readFileSync } from 'node:fs'
import { type Element, findOne, parsePage } from './elements'

const outDir = 'out'
const pages = new Map<string, Element>()

/**
 * Returns the file to which a path is exported, such as `out/index.html` for `/` or `out/cases/galaxy.html` for
 * `/cases/galaxy`.
 */
export function fileOf(path: string): string {
  return `${outDir}${path === '/' ? '/index' : path}.html`
}

/**
 * Returns the `html` element of an exported page, which is read once per test file.
 * @throws if the page was not exported
 */
export function readPage(path: string): Element {
  const cached = pages.get(path)
  if (cached) return cached
  const file = fileOf(path)
  if (!existsSync(file)) throw new Error(`There is no ${file}. Check that the site is built and the route exists.`)
  const page = parsePage(readFileSync(file, 'utf8'))
  pages.set(path, page)
  return page
}

/**
 * Returns the `main` element of an exported page, which is between the header and the footer.
 * @throws if the page was not exported, or has no such element
 */
export function mainOf(path: string): Element {
  return findOne(readPage(path), 'main')
}

/**
 * Reads a file of the export other than a page.
 * @throws if it does not exist
 */
export function readExported(file: string): string {
  return readFileSync(`${outDir}/${file}`, 'utf8')
}
