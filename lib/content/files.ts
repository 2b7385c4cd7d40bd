import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, relative, sep } from 'node:path'
import { unlessAbsent } from '../shared/absent'

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
 * for the repository's readers. Only `list.ts` and the doctor's survey may ask; whoever wants pages asks `list()`.
 */
export async function contentFiles(root = '.'): Promise<string[]> {
  const files = await filesBelow(root, 'content')
  return files.filter((file) => file.endsWith('.md') && basename(file) !== 'README.md')
}

/** Every file that people may edit, below `content/` and `locales/`, by path relative to the project's root, in the order of the alphabet. */
export async function allFiles(root = '.'): Promise<string[]> {
  return (await Promise.all(['content', 'locales'].map((folder) => filesBelow(root, folder)))).flat()
}

/** Files of `public/` as visitors reach them; pictures that a build makes have other names tomorrow and are left out. */
export async function listPublicFiles(root = '.'): Promise<string[]> {
  const files = await filesBelow(root, 'public').catch(unlessAbsent('public', []))
  return files.map((file) => file.slice('public'.length)).filter((path) => !path.startsWith('/media/pictures/'))
}

/** Links to other files and folders below `content/` and `locales/`: nothing follows them, so that no file is read twice or from outside. */
export async function linkedFiles(root = '.'): Promise<string[]> {
  const isLink = (entry: Dirent) => entry.isSymbolicLink()
  return (await Promise.all(['content', 'locales'].map((folder) => filesBelow(root, folder, isLink)))).flat()
}

async function filesBelow(root: string, folder: string, isWanted = (entry: Dirent) => entry.isFile()) {
  const entries = await readdir(`${root}/${folder}`, { recursive: true, withFileTypes: true })
  return entries
    .filter(isWanted)
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
    .sort()
}
