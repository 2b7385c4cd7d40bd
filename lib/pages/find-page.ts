import { basename } from 'node:path'
import { fitsPattern } from '../content/files'
import type { PageDefinition } from './define-page'
import { pages } from './index'

/** What a content file becomes. */
export type ContentKind = 'page' | 'doc' | 'case'

/** Where a content file belongs on the site. */
export interface Place {
  kind: ContentKind
  /** Path of the page, such as `/docs/rest`. */
  path: string
  /** Last part of the path; `home` for the home page. */
  slug: string
}

/** The definition of the page that is drawn from a file; `undefined` where there is none. */
export const pageOfFile = (file: string): PageDefinition | undefined =>
  pages.find((page) => fitsPattern(page.file, file))

/** The definition of the page at an address without base path; `undefined` where there is none. */
export const pageAt = (path: string): PageDefinition | undefined => pages.find((page) => fitsPattern(page.path, path))

/** Whether lists of pages, search and feed have a page. */
export const isListed = (path: string): boolean => pageAt(path)?.isListed ?? true

/** Whether a page has a route of its own, or is led to by more than the lists it stands in. It cannot be kept back. */
export const isFixed = ({ kind, path }: Pick<Place, 'kind' | 'path'>): boolean =>
  kind === 'page' || alwaysThere().includes(path)

/** Where the pages stand that the site is never without. `content/docs/rest.md` would be as good as `rest/index.md`. */
export const neededFiles = (): string[] =>
  pages.flatMap(({ file, isAlwaysThere = [] }) =>
    isMany(file) ? isAlwaysThere.map((path) => `content${path}/index.md`) : [file],
  )

const alwaysThere = () => pages.flatMap(({ path, isAlwaysThere = [] }) => (isMany(path) ? isAlwaysThere : [path]))

/**
 * The page that a content file is drawn at; `undefined` for a file in no known place. One in `content/pages/` that has no
 * definition yet would have the address of its name.
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
