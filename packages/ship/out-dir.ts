import { type Dirent, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { isAbsent, unreadableError, valueIfAbsent } from './absent'
import type { BuildCache, ShipSettings } from './settings'

/**
 * The export. Steps touch files only through this and `hosts/folder.ts`; the bundler also reads sources. Paths are
 * relative, with forward slashes.
 */
export interface OutDir {
  /** The project's root, absolute. */
  root: string
  /** The site's settings. */
  settings: ShipSettings
  /** Every file of the export, sorted. */
  files: () => Promise<string[]>
  /** Every HTML file of the export, sorted. */
  pages: () => Promise<string[]>
  readText: (path: string) => Promise<string>
  readBytes: (path: string) => Promise<Buffer>
  /** Writes a file, unless it already has these bytes. */
  write: (path: string, bytes: string | Uint8Array) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Removes every folder that contains no file at any depth. */
  removeEmptyFolders: () => Promise<void>
  cache: BuildCache
}

/**
 * Opens the export of a project. Internally it is synchronous: for thousands of small files, promises take more time
 * than reading and writing.
 * @param root the project's root, absolute
 * @throws on the first request for a file if there is no export
 */
export function openOutDir(root: string, settings: ShipSettings): OutDir {
  const folder = join(root, 'out')
  const files = async () => {
    return entriesBelow(folder)
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  }
  return {
    root,
    settings,
    files,
    pages: async () => (await files()).filter((path) => path.endsWith('.html')),
    readText: async (path) => readFileSync(join(folder, path), 'utf8'),
    readBytes: async (path) => readFileSync(join(folder, path)),
    write: async (path, bytes) => {
      const file = join(folder, path)
      const wanted = Buffer.from(bytes)
      if (readIfSameSize(file, wanted.length, `out/${path}`)?.equals(wanted)) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, wanted)
    },
    remove: async (path) => rmSync(join(folder, path), { recursive: true, force: true }),
    removeEmptyFolders: () => removeEmptyBelow(folder),
    cache: settings.cache?.(root) ?? noCache,
  }
}

function entriesBelow(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (!isAbsent(error)) throw unreadableError('out', error)
    throw new Error('There is no folder out/. Run npm run build to create it.')
  }
}

/** Reads a file that may already have the wanted bytes; undefined if there is none, or if its length differs. */
function readIfSameSize(file: string, length: number, shown: string): Buffer | undefined {
  try {
    const status = statSync(file, { throwIfNoEntry: false })
    if (!status || (status.isFile() && status.size !== length)) return undefined
    return readFileSync(file)
  } catch (error) {
    return valueIfAbsent(shown, undefined)(error)
  }
}

/** Caches nothing, so every build does all the work. */
const noCache: BuildCache = { read: () => undefined, write: () => {}, codeHash: () => '' }

/** Removes inner folders first, so that their parents may then be empty too. */
async function removeEmptyBelow(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const inner = join(folder, entry.name)
    await removeEmptyBelow(inner)
    if ((await readdir(inner)).length === 0) await rmdir(inner)
  }
}

/** Reads a file of the project; undefined if there is none. */
export function readProjectFile(root: string, path: string): Promise<string | undefined> {
  return readFile(join(root, path), 'utf8').catch(valueIfAbsent(path, undefined))
}

/** Returns the names of the entries of a project folder, sorted; empty if the folder does not exist. */
export async function listProjectFolder(root: string, path: string): Promise<string[]> {
  return (await readdir(join(root, path)).catch(valueIfAbsent(path, []))).sort()
}

/**
 * Finds files with this name at any depth of a folder. Returns paths relative to the project root, sorted; empty if the
 * folder does not exist.
 */
export async function findProjectFiles(root: string, path: string, name: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(
    valueIfAbsent(path, []),
  )
  const found = entries.filter((entry) => entry.isFile() && entry.name === name)
  return found.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')).sort()
}

/** Writes a file of the project itself, and the folders above it. */
export async function writeProjectFile(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

/** Removes a file of the project itself, if there is one. */
export const removeProjectFile = (root: string, path: string): Promise<void> => rm(join(root, path), { force: true })
