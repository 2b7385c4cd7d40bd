import { existsSync, readFileSync } from 'node:fs'
import { type Element, one, parsePage } from './elements'

const outDir = 'out'
const read = new Map<string, Element>()

/** The file that a path is exported to: `/` is `out/index.html`, `/cases/galaxy` is `out/cases/galaxy.html`. */
export function fileOf(path: string): string {
  return `${outDir}${path === '/' ? '/index' : path}.html`
}

/** The `html` element of an exported page, read once per test file. @throws if the page was not exported */
export function readPage(path: string): Element {
  const cached = read.get(path)
  if (cached) return cached
  const file = fileOf(path)
  if (!existsSync(file)) throw new Error(`There is no ${file}. Was the site built, and does the route exist?`)
  const page = parsePage(readFileSync(file, 'utf8'))
  read.set(path, page)
  return page
}

/** The content between header and footer. */
export function mainOf(path: string): Element {
  return one(readPage(path), 'main')
}

/** A file of the export other than a page. @throws if it does not exist */
export function readExported(file: string): string {
  return readFileSync(`${outDir}/${file}`, 'utf8')
}
