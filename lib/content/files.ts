import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { type BigIntStats, type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, posix, relative, resolve, sep } from 'node:path'
import { valueIfAbsent } from '../shared/absent'
import { ContentError, diagnosticAt } from '../shared/diagnostic'
import { memoise } from '../shared/memoise'
import { fileMessages } from './content-messages'

/**
 * Contents that replace files on disk; null removes a file. Files are named as in `Content`: by path relative to the
 * project's root, with forward slashes, such as `content/pages/about.md`.
 */
export type Overlay = Readonly<Record<string, string | Uint8Array | null>>

/** A version of a file, identified without reading it. */
interface FileVersion {
  /** Unique to each version if `isStable`. */
  id: string
  /** Whether the last change was some time ago. Two versions written in quick succession may have the same `id`. */
  isStable: boolean
  /** The size of the file. */
  bytes: number
}

/** The files in `content/` and `locales/`, on disk or replaced by an overlay. */
export interface ContentFiles {
  /** The project's folder, absolute. */
  root: string
  /**
   * Every editable file, by path relative to the project's root in alphabetical order, with an id of its version. A
   * file is read to identify it only if it has just changed.
   */
  versions(): ReadonlyMap<string, string>
  /** The symbolic links among them. Listing does not follow links, so that no file is read twice or from outside. */
  listLinks(): Promise<string[]>
  /** Rejects as `readFile` does. */
  readText(file: string): Promise<string>
  /** Reads files that are too large to cache, such as the results of a case. Rejects as `readFile` does. */
  readBytes(file: string): Promise<Uint8Array>
  /** The version of a file; undefined if it can be identified only by its content. Rejects as `stat` does. */
  inspect(file: string): Promise<FileVersion | undefined>
}

const inUse = new AsyncLocalStorage<ContentFiles>()

/** Returns the files to read: those passed to `withFiles`, or else those in the working directory. */
export const currentFiles = (): ContentFiles => inUse.getStore() ?? filesOnDisk('.')

/**
 * Runs a function that reads from the given files instead of those on disk.
 * @param files from `openFiles`; everything that `run` reads comes from them
 */
export const withFiles = <Result>(files: ContentFiles, run: () => Result): Result => inUse.run(files, run)

/**
 * Opens the content files of a project, optionally with some replaced, as after an edit.
 * @param root the project's folder
 * @throws if the overlay does not name a file as `Overlay` describes, because that entry would replace nothing
 */
export function openFiles({ root = '.', overlay = {} }: { root?: string; overlay?: Overlay }): ContentFiles {
  for (const file of Object.keys(overlay)) checkName(file)
  const disk = filesOnDisk(root)
  const isReplaced = (file: string) => Object.hasOwn(overlay, file)
  const replaced = (file: string) => {
    const content = overlay[file]
    if (content !== null && content !== undefined) return Buffer.from(content)
    throw Object.assign(new Error(`ENOENT: no such file or directory, open '${file}'`), { code: 'ENOENT' })
  }
  return {
    root: disk.root,
    versions() {
      const versions = new Map([...disk.versions()].filter(([file]) => !isReplaced(file)))
      for (const [file, content] of Object.entries(overlay))
        if (content !== null && /^(?:content|locales)\//.test(file)) versions.set(file, hashOf(content))
      return new Map([...versions].sort(([a], [b]) => (a < b ? -1 : 1)))
    },
    listLinks: disk.listLinks,
    readText: async (file) => (isReplaced(file) ? replaced(file).toString('utf8') : disk.readText(file)),
    readBytes: async (file) => (isReplaced(file) ? replaced(file) : disk.readBytes(file)),
    inspect: async (file) => (isReplaced(file) ? void replaced(file) : disk.inspect(file)),
  }
}

function checkName(file: string): void {
  const plain = posix.normalize(file.replaceAll('\\', '/'))
  if (file === plain && /^(?:content|locales)\/./.test(file)) return
  const instead = /(?:^|\/)((?:content|locales)\/.+)$/.exec(plain)?.[1] ?? 'content/facts.yml'
  throw new Error(
    `An overlay cannot replace “${file}”, which is not the path of a content file as this project writes it. Name the file by its path from the project's root with forward slashes, such as “${instead}”.`,
  )
}

const openedFolders = new Map<string, ContentFiles>()

function filesOnDisk(root: string): ContentFiles {
  const folder = resolve(root)
  const files = openedFolders.get(folder) ?? readerOf(folder)
  openedFolders.set(folder, files)
  return files
}

const readerOf = (root: string): ContentFiles => ({
  root,
  versions: () => versionsOf(root),
  listLinks: async () => {
    const isLink = (entry: Dirent) => entry.isSymbolicLink()
    return (await Promise.all(['content', 'locales'].map((folder) => filesBelow(root, folder, isLink)))).flat()
  },
  readText: (file) => readOnce(resolve(root, file)),
  readBytes: (file) => readFile(resolve(root, file)),
  inspect: (file) => inspectFile(resolve(root, file)),
})

/** In milliseconds. Some file systems record changes with a resolution of two seconds. */
const STABLE_AFTER = 2_000

/**
 * Identifies the current version of a file.
 * @throws as `stat` does if the file is absent or not accessible
 */
const inspectFile = async (path: string): Promise<FileVersion> => versionOf(path, await stat(path, { bigint: true }))

function versionOf(path: string, { size, mtimeNs, ctimeNs, ino, mtimeMs, ctimeMs }: BigIntStats): FileVersion {
  const changed = Math.max(Number(mtimeMs), Number(ctimeMs))
  return {
    id: [path, ino, size, mtimeNs, ctimeNs].join(' '),
    isStable: Date.now() - changed > STABLE_AFTER,
    bytes: Number(size),
  }
}

/** In bytes. No text, picture or results file may be larger, and Node cannot read more than 2 GiB at once. */
const MAX_HASHED = 100_000_000

/**
 * Synchronous, because `npm run dev` asks for it several times per page, and with many files promises would take most
 * of the time.
 */
function versionsOf(root: string): Map<string, string> {
  const entries = ['content', 'locales'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true }),
  )
  const versions = entries.flatMap((entry): [string, string][] => {
    const path = join(entry.parentPath, entry.name)
    const stats = entry.isFile() ? statSync(path, { bigint: true, throwIfNoEntry: false }) : undefined
    if (stats === undefined) return []
    const { id, isStable, bytes } = versionOf(path, stats)
    const file = relative(root, path).split(sep).join('/')
    return [[file, isStable || bytes > MAX_HASHED ? id : `${id} ${hashOf(readFileSync(path))}`]]
  })
  return new Map(versions.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

const readCache = new Map<string, FileVersion & { text: Promise<string> }>()

/**
 * Reads a text file, once for each version of it.
 * @param path absolute
 * @throws as `readFile` does if the file is absent or cannot be read
 */
async function readOnce(path: string): Promise<string> {
  const version = await inspectFile(path)
  const known = readCache.get(path)
  if (known?.isStable && known.id === version.id) return known.text
  const text = readFile(path, 'utf8')
  readCache.set(path, { ...version, text })
  text.catch(() => readCache.delete(path))
  return text
}

/**
 * Whether a file is the lock of a word processor that has a document open, such as `~$about.md` or `.~lock.about.md#`.
 */
export const isLockFile = (file: string): boolean => /^(?:~\$|\.~lock\.)/.test(basename(file))

/** Whether a file is meant to be a page. READMEs are not. */
export const isPageFile = (file: string): boolean =>
  file.startsWith('content/') && file.endsWith('.md') && basename(file) !== 'README.md' && !isLockFile(file)

/** Names of files and folders that can be part of an address. */
const NAME = '[A-Za-z0-9_-]+'

/** The regular expression of a pattern. Cached, because each page is compared with most patterns. */
const expressionOf = memoise((pattern: string) => {
  const pieces = pattern.split(/(\*\*?)/).map((piece) => {
    if (piece === '**') return `((?:${NAME}/)*${NAME})`
    return piece === '*' ? `(${NAME})` : piece.replace(/[.\\+?^${}()|[\]]/g, '\\$&')
  })
  return new RegExp(`^${pieces.join('')}$`)
}, 100)

/**
 * Returns the parts of a path that match the asterisks of a pattern, in order; undefined if the path does not match.
 * @param pattern a path in which `*` matches one segment of letters, digits, `-` and `_`, and `**` any number of them
 */
export const matchPattern = (pattern: string, path: string): string[] | undefined =>
  expressionOf(pattern).exec(path)?.slice(1)

/** Whether a path matches a pattern. */
export const fitsPattern = (pattern: string, path: string): boolean => matchPattern(pattern, path) !== undefined

/** Fills in the asterisks of a pattern: `/cases/*` with `galaxy` is `/cases/galaxy`. */
export const fillPattern = (pattern: string, parts: readonly string[]): string =>
  parts.reduce((filled, part) => filled.replace(/\*\*?/, part), pattern)

/** Lists every file below `content/` and `locales/`, by path relative to the project's root, in alphabetical order. */
export async function allFiles(root = '.'): Promise<string[]> {
  return (await Promise.all(['content', 'locales'].map((folder) => filesBelow(root, folder)))).flat()
}

/**
 * Lists the addresses of the files in `public/`, without the pictures that builds generate, because their names change.
 */
export async function listPublicFiles(root = '.'): Promise<string[]> {
  const files = await filesBelow(root, 'public').catch(valueIfAbsent('public', []))
  return files.map((file) => file.slice('public'.length)).filter((path) => !path.startsWith('/media/pictures/'))
}

async function filesBelow(root: string, folder: string, isWanted = (entry: Dirent) => entry.isFile()) {
  const entries = await readdir(`${root}/${folder}`, { recursive: true, withFileTypes: true })
  return entries
    .filter(isWanted)
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
    .sort()
}

/**
 * Reads a file that the site needs.
 * @param file path relative to the project's root
 * @throws ContentError if it does not exist, or is empty
 */
export async function readNeeded(file: string): Promise<string> {
  const text = await currentFiles()
    .readText(file)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new ContentError([diagnosticAt({ file }, fileMessages['file-missing'])])
      throw error
    })
  refuseEmpty(file, text)
  return text
}

/** @throws ContentError if a text that the site needs has nothing but spaces, line ends and a byte order mark */
export function refuseEmpty(file: string, text: string): void {
  if (text.trim() === '') throw new ContentError([diagnosticAt({ file }, fileMessages['file-empty'], { path: file })])
}

/**
 * Normalises a text: removes a byte order mark, and turns `\r\n` into `\n`. Editors on Windows write both invisibly,
 * and neither may change the meaning of a file or the position of a problem.
 */
export function plainText(text: string): string {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  // Old programs for the Mac end lines with CR alone; among other line ends, CR is a stray character.
  return plain.includes('\r') && !plain.includes('\n') ? plain.replaceAll('\r', '\n') : plain
}
