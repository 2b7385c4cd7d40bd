import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { extensionOf, type HostingPolicy, mediaTypeOf } from '../hosts/hosting-policy'
import { type Redirect, spellingsOf } from '../hosts/redirects'
import type { ServedSite } from './site'

/** A compressed copy of a file. */
export interface EncodedBody {
  /** Its `Content-Encoding`, such as `br`. */
  name: string
  body: Buffer
  etag: string
}

/** One file of the export, as it was when the server started. */
export interface ServedFile {
  /** Path within the export, with a leading slash: `/about.html`. */
  path: string
  body: Buffer
  type: string
  /** Strong validator made from the content, with its quotes. */
  etag: string
  /** Modification time in whole seconds, as in HTTP; undefined if it was not read. */
  modified?: Date
  /** From the most preferred encoding to the least. */
  encoded: EncodedBody[]
}

/**
 * Everything that can be requested. A request is only a key of these maps and never a file name, so nothing outside the
 * export is reachable.
 */
export interface Manifest {
  /** Path below which the export is served; empty at the root of the host. */
  basePath: string
  /** Pages by route: `/`, `/about`. */
  pages: ReadonlyMap<string, ServedFile>
  /** All other files by path: `/media/a.webp`. */
  files: ReadonlyMap<string, ServedFile>
  /** Routes by every spelling in lower case, such as `/about/` and `/about.html`, and by former addresses. */
  spellings: ReadonlyMap<string, string>
  notFoundPage: ServedFile | undefined
  /**
   * Extensions of files that are not pages, and of compressed copies. An unknown path with one of them is not a page
   * either.
   */
  extensions: readonly string[]
}

/** Files that Next writes for hosts, which are not pages for visitors. */
const notPages = new Set(['/404', '/_not-found'])

/**
 * Reads the whole export into memory, so that a new build never makes the server mix two versions of the site.
 * @param redirects from former addresses of pages
 * @throws if the folder cannot be read
 */
export async function readManifest(
  outDir: string,
  site: ServedSite,
  redirects: readonly Redirect[] = [],
): Promise<Manifest> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    names.map(async (name) => {
      const path = `/${relative(outDir, name).split(sep).join('/')}`
      const seconds = Math.floor((await stat(name)).mtimeMs / 1000)
      return { ...servedFile(path, await readFile(name), site), modified: new Date(seconds * 1000) }
    }),
  )
  return toManifest(files, site, redirects)
}

/** Describes one file. Its ETag depends on nothing but its bytes. */
export function servedFile(path: string, body: Buffer, { hosting }: Pick<ServedSite, 'hosting'>): ServedFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { path, body, type: mediaTypeOf(path, hosting), etag: `"${hash}"`, encoded: [] }
}

/**
 * Sorts the files of an export into pages and others, lists the spellings that lead to each page, and assigns
 * compressed copies to their files.
 * @param redirects from former addresses of pages; those that would hide a page, or have no target, are left out
 */
export function toManifest(
  all: readonly ServedFile[],
  { basePath, hosting, rootFolders = [] }: Omit<ServedSite, 'plainPages'>,
  redirects: readonly Redirect[] = [],
): Manifest {
  const pages = new Map<string, ServedFile>()
  const files = new Map<string, ServedFile>()
  const spellings = new Map<string, string>()
  const whole = withCopies(all, hosting)
  for (const file of whole) {
    if (!file.path.endsWith('.html')) {
      files.set(basePath + file.path, file)
      if (rootFolders.some((folder) => file.path.startsWith(folder))) files.set(file.path, file)
      continue
    }
    const name = file.path.slice(0, -'.html'.length)
    if (notPages.has(name)) continue
    const address = basePath + name
    const route = name === '/index' ? basePath || '/' : address
    pages.set(route, file)
    const home = name === '/index' && basePath !== '' ? [`${basePath}/`, `${basePath}.html`] : []
    for (const spelling of [route, ...spellingsOf(address), ...home]) spellings.set(spelling.toLowerCase(), route)
  }
  for (const { from, to } of redirects) {
    const route = basePath + to.replace(/^\/$/, basePath && '') || '/'
    for (const spelling of spellingsOf(basePath + from))
      if (pages.has(route) && !spellings.has(spelling)) spellings.set(spelling, route)
  }
  const extensions = [...files.keys()].map(extensionOf).filter((extension) => extension !== '')
  return {
    ...{ basePath, pages, files, spellings },
    notFoundPage: whole.find((file) => file.path === '/404.html'),
    extensions: [...new Set([...extensions, ...Object.keys(hosting.encodings)])],
  }
}

/** Moves `/about.html.br` from the list to the copies of `/about.html`, so that it cannot be requested directly. */
function withCopies(all: readonly ServedFile[], { encodings }: HostingPolicy): ServedFile[] {
  const byPath = new Map(all.map((file) => [file.path, file]))
  const copiesOf = (file: ServedFile) =>
    Object.entries(encodings).flatMap(([extension, name]) => {
      const copy = byPath.get(`${file.path}.${extension}`)
      return copy ? [{ name, body: copy.body, etag: `${file.etag.slice(0, -1)}-${extension}"` }] : []
    })
  const isCopy = ({ path }: ServedFile) =>
    Object.hasOwn(encodings, extensionOf(path)) && byPath.has(path.slice(0, path.lastIndexOf('.')))
  return all.filter((file) => !isCopy(file)).map((file) => ({ ...file, encoded: copiesOf(file) }))
}
