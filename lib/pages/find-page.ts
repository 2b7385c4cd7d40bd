import { basename, dirname } from 'node:path'
import type { z } from 'zod'
import { fillPattern, fitsPattern, matchPattern } from '../content/files'
import { pageSchema } from '../content/schemas/page'
import { memoise } from '../shared/memoise'
import type { PageDefinition } from './define-page'
import { pages } from './index'

/** The size of each cache: more than the number of pages. */
const CACHE_SIZE = 5_000

/** The route that a content file becomes. */
export interface Route {
  kind: 'page' | NonNullable<PageDefinition['kind']>
  /** The path of the page, such as `/docs/rest`. */
  path: string
  /** The name of the file, or of its folder if it is an `index.md`: `rest`, and `home` for the home page. */
  slug: string
}

/** Returns the definition of the page made from a file; `undefined` if there is none. */
export function pageOfFile(file: string): PageDefinition | undefined {
  const page = pageWithFile(file)
  // `content/docs/rest.md` is the same page as `content/docs/rest/index.md`.
  return page && pageAt(addressOf(page, file))
}

/** Returns the first definition whose pattern matches a file. Cached, because each file is looked up several times. */
const pageWithFile = memoise((file) => pages.find((page) => fitsPattern(page.file, file)), CACHE_SIZE)

const addressOf = ({ path, file: pattern }: Pick<PageDefinition, 'path' | 'file'>, file: string): string =>
  fillPattern(
    path,
    (matchPattern(pattern, file) ?? []).map((part) => part.replace(/\/index$/, '')),
  )

/** Returns the schema of the front matter of a file. */
export const schemaOf = async (file: string): Promise<z.ZodType> => (await pageOfFile(file)?.schema?.()) ?? pageSchema

/** Returns the definition of the page at an address without the base path; `undefined` if there is none. */
export const pageAt: (path: string) => PageDefinition | undefined = memoise(
  (path) => pages.find((page) => fitsPattern(page.path, path)),
  CACHE_SIZE,
)

/** Whether a page is in lists, search and feed. */
export const isListed = (path: string): boolean => pageAt(path)?.isListed ?? true

/**
 * Whether a page has a definition of its own, so that it must exist: other pages link to it, and it cannot be
 * unpublished. This is also true of a page without a definition.
 */
export const isFixed = (path: string): boolean => isSingle(pageAt(path) ?? { path })

/** Lists the pages that must exist. */
export const fixedPages = (): PageDefinition[] => pages.filter(isSingle)

const isSingle = ({ path }: Pick<PageDefinition, 'path'>) => !path.includes('*')

/**
 * Returns the route that a content file becomes; `undefined` for a file in an unknown folder, or with a character in
 * its name that addresses cannot have. A file without a definition, in a folder whose pages have one, gets an address
 * from its name.
 */
export function routeOf(file: string): Route | undefined {
  const page = pageWithFile(file) ?? siblingPage(file)
  const slug = basename(file.replace(/(?:\/index)?\.md$/, ''))
  return page && { kind: page.kind ?? 'page', path: addressOf(page, file), slug }
}

/** Returns the definition that a page in the same folder as a fixed page would have. */
function siblingPage(file: string): Pick<PageDefinition, 'path' | 'file' | 'kind'> | undefined {
  const siblings = fixedPages().map((page) => ({ kind: page.kind, path: '/*', file: `${dirname(page.file)}/*.md` }))
  return siblings.find((page) => fitsPattern(page.file, file))
}
