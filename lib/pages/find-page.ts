import { basename } from 'node:path'
import type { z } from 'zod'
import { fitsPattern } from '../content/files'
import { pageSchema } from '../content/schemas/page'
import type { PageDefinition } from './define-page'
import { pages } from './index'

/** The kind of page that a content file becomes. */
export type ContentKind = 'page' | 'doc' | 'case'

/** The page that a content file becomes. */
export interface Place {
  kind: ContentKind
  /** Path of the page, such as `/docs/rest`. */
  path: string
  /** Last part of the path; `home` for the home page. */
  slug: string
}

/** The definition of the page made from a file; `undefined` if there is none. */
export const pageOfFile = (file: string): PageDefinition | undefined =>
  pages.find((page) => fitsPattern(page.file, file))

/** The schema of the front matter of a file. */
export const schemaOf = async (file: string): Promise<z.ZodType> => (await pageOfFile(file)?.schema?.()) ?? pageSchema

/** The definition of the page at an address without base path; `undefined` if there is none. */
export const pageAt = (path: string): PageDefinition | undefined => pages.find((page) => fitsPattern(page.path, path))

/** Whether a page is in lists, search and feed. */
export const isListed = (path: string): boolean => pageAt(path)?.isListed ?? true

/** Whether a page must exist, because it has its own route or other pages link to it. Such a page cannot be unpublished. */
export const isFixed = ({ kind, path }: Pick<Place, 'kind' | 'path'>): boolean =>
  kind === 'page' || alwaysThere().includes(path)

/** The files of the pages that must exist. `content/docs/rest.md` would be as valid as `rest/index.md`. */
export const neededFiles = (): string[] =>
  pages.flatMap(({ file, isAlwaysThere = [] }) =>
    isMany(file) ? isAlwaysThere.map((path) => `content${path}/index.md`) : [file],
  )

const alwaysThere = () => pages.flatMap(({ path, isAlwaysThere = [] }) => (isMany(path) ? isAlwaysThere : [path]))

/**
 * The page that a content file becomes; `undefined` for a file in an unknown folder. A file in `content/pages/` without a
 * definition gets an address from its name.
 */
export function placeOf(file: string): Place | undefined {
  const name = '[A-Za-z0-9_-]+'
  const page = new RegExp(`^content/pages/(${name})\\.md$`).exec(file)?.[1]
  if (page) return { kind: 'page', path: pageOfFile(file)?.path ?? `/${page}`, slug: page }
  const slug = new RegExp(`^content/cases/(${name})/index\\.md$`).exec(file)?.[1]
  if (slug) return { kind: 'case', path: `/cases/${slug}`, slug }
  if (!new RegExp(`^content/docs/(${name}/)*${name}\\.md$`).test(file)) return undefined
  const path = file.replace(/^content/, '').replace(/(\/index)?\.md$/, '')
  return { kind: 'doc', path, slug: basename(path) }
}

const isMany = (pattern: string) => pattern.includes('*')
