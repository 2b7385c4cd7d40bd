import { readdir } from 'node:fs/promises'
import { basename, relative, sep } from 'node:path'

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

/** Pages whose path is not their file's name. */
const pagePaths = new Map([
  ['home', '/'],
  ['not-found', '/404'],
])

/**
 * The page that a content file is drawn at; `undefined` for a file in no known place.
 * `pages/home.md` is `/`, an `index.md` is its folder, and `pages/not-found.md` is what a host shows for a wrong path.
 */
export function placeOf(file: string): Place | undefined {
  const name = '[A-Za-z0-9_-]+'
  const page = new RegExp(`^content/pages/(${name})\\.md$`).exec(file)?.[1]
  if (page) return { kind: 'page', path: pagePaths.get(page) ?? `/${page}`, slug: page }
  const slug = new RegExp(`^content/cases/(${name})/index\\.md$`).exec(file)?.[1]
  if (slug) return { kind: 'case', path: `/cases/${slug}`, slug }
  if (!new RegExp(`^content/docs/(${name}/)*${name}\\.md$`).test(file)) return undefined
  const path = file.replace(/^content/, '').replace(/(\/index)?\.md$/, '')
  return { kind: 'doc', path, slug: basename(path) }
}

/**
 * Every Markdown file below `content/`, by path relative to the project's root, in the order of the alphabet. READMEs are
 * for the repository's readers. Only `list.ts` and `check.ts` may ask; whoever wants pages asks `list()`.
 */
export async function contentFiles(root = '.'): Promise<string[]> {
  const entries = await readdir(`${root}/content`, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && entry.name !== 'README.md')
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
    .sort()
}
