import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { typeOf } from './mime'

/** One file of the export, as it was when the server started. */
export interface ServedFile {
  /** Path below the root of the host, with a leading slash: `/about.html`. */
  path: string
  body: Buffer
  type: string
  /** Strong validator in its quotes, made from the content. */
  etag: string
}

/** All that can be asked for. Requests are keys of these maps and never become file names, so nothing outside can be reached. */
export interface Manifest {
  /** Route to its page: `/`, `/about`. */
  pages: ReadonlyMap<string, ServedFile>
  /** Everything that is not a page: `/media/a.webp`. */
  files: ReadonlyMap<string, ServedFile>
  /** Other spellings of a route, in small letters, to the route: `/about/`, `/about.html`. */
  spellings: ReadonlyMap<string, string>
  notFoundPage: ServedFile | undefined
}

/** Files that Next writes for hosts; nobody may visit them as pages. */
const notPages = new Set(['/404', '/_not-found'])

/**
 * Reads the whole export into memory: a snapshot, so that a build that runs meanwhile never mixes two versions of the site.
 * @throws when the folder cannot be read
 */
export async function readManifest(outDir: string): Promise<Manifest> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    names.map(async (name) => {
      const path = `/${relative(outDir, name).split(sep).join('/')}`
      return servedFile(path, await readFile(name))
    }),
  )
  return toManifest(files)
}

/** Describes one file; its ETag changes with its bytes and with nothing else. */
export function servedFile(path: string, body: Buffer): ServedFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { path, body, type: typeOf(path), etag: `"${hash}"` }
}

/** Sorts the files of an export into pages and others, and lists the spellings that lead to a page. */
export function toManifest(all: readonly ServedFile[]): Manifest {
  const pages = new Map<string, ServedFile>()
  const files = new Map<string, ServedFile>()
  const spellings = new Map<string, string>()
  for (const file of all) {
    if (!file.path.endsWith('.html')) {
      files.set(file.path, file)
      continue
    }
    const name = file.path.slice(0, -'.html'.length)
    if (notPages.has(name)) continue
    const route = name === '/index' ? '/' : name
    pages.set(route, file)
    for (const spelling of [route, name, `${name}/`, `${name}.html`]) spellings.set(spelling.toLowerCase(), route)
  }
  return { pages, files, spellings, notFoundPage: all.find((file) => file.path === '/404.html') }
}
