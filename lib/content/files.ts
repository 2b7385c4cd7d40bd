import { AsyncLocalStorage } from 'node:async_hooks'
import type { Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, relative, resolve, sep } from 'node:path'
import { unlessAbsent } from '../shared/absent'
import { ContentError, diagnosticAt } from '../shared/diagnostic'
import { fileMessages } from './content-messages'

/** What replaces the files on disk, by path relative to the project's root; null removes a file. */
export type Overlay = Readonly<Record<string, string | Uint8Array | null>>

/** A version of a file, without a look inside. */
export interface FileVersion {
  /** Differs for each version, once the file has rested. */
  id: string
  /** Whether nobody has written the file for a while: until then two versions may have one `id`. */
  hasRested: boolean
}

/** The files below `content/` and `locales/`: those on disk, or those that an overlay puts in their place. */
export interface ContentFiles {
  /** Whether they stay as they are for as long as anybody has them: an overlay is of one moment. */
  isFixed: boolean
  /** Every file that people may edit, by path relative to the project's root, in alphabetical order. */
  list(): Promise<string[]>
  /** Symbolic links among them. Nothing follows one while listing, so that no file is read twice or from outside. */
  listLinks(): Promise<string[]>
  /** Rejects as `readFile` does. */
  readText(file: string): Promise<string>
  /** For the results of a case, which are too large to keep. Rejects as `readFile` does. */
  readBytes(file: string): Promise<Uint8Array>
  /** Which version of a file there is; nothing where only its bytes can say so. Rejects as `stat` does. */
  inspect(file: string): Promise<FileVersion | undefined>
}

const inUse = new AsyncLocalStorage<ContentFiles>()

/** The files to read: those that `withFiles` was given, or else those in the working directory. */
export const currentFiles = (): ContentFiles => inUse.getStore() ?? filesOnDisk('.')

/**
 * Runs something with other files.
 * @param files from `openFiles`; everything that `run` reads comes from them
 */
export const withFiles = <Result>(files: ContentFiles, run: () => Result): Result => inUse.run(files, run)

/**
 * The content of a project, optionally with some files replaced: the site as it would be after an edit.
 * @param root the project's folder
 */
export function openFiles({ root = '.', overlay = {} }: { root?: string; overlay?: Overlay }): ContentFiles {
  const disk = filesOnDisk(root)
  const isReplaced = (file: string) => Object.hasOwn(overlay, file)
  const replaced = (file: string) => {
    const content = overlay[file]
    if (content !== null && content !== undefined) return Buffer.from(content)
    throw Object.assign(new Error(`ENOENT: no such file or directory, open '${file}'`), { code: 'ENOENT' })
  }
  return {
    isFixed: true,
    async list() {
      const kept = (await disk.list()).filter((file) => !isReplaced(file))
      const added = Object.keys(overlay).filter((file) => overlay[file] !== null && /^(?:content|locales)\//.test(file))
      return [...kept, ...added].sort()
    },
    listLinks: disk.listLinks,
    readText: async (file) => (isReplaced(file) ? replaced(file).toString('utf8') : disk.readText(file)),
    readBytes: async (file) => (isReplaced(file) ? replaced(file) : disk.readBytes(file)),
    inspect: async (file) => (isReplaced(file) ? void replaced(file) : disk.inspect(file)),
  }
}

const opened = new Map<string, ContentFiles>()

function filesOnDisk(root: string): ContentFiles {
  const folder = resolve(root)
  const files = opened.get(folder) ?? readerOf(folder)
  opened.set(folder, files)
  return files
}

const readerOf = (root: string): ContentFiles => ({
  isFixed: false,
  list: () => allFiles(root),
  listLinks: async () => {
    const isLink = (entry: Dirent) => entry.isSymbolicLink()
    return (await Promise.all(['content', 'locales'].map((folder) => filesBelow(root, folder, isLink)))).flat()
  },
  readText: (file) => readOnce(resolve(root, file)),
  readBytes: (file) => readFile(resolve(root, file)),
  inspect: (file) => inspectFile(resolve(root, file)),
})

/** Milliseconds. Some file systems record changes in steps of two seconds. */
const REST = 2_000

/**
 * Asks which version of a file there is.
 * @throws what `stat` throws where the file is absent or out of reach
 */
async function inspectFile(path: string): Promise<FileVersion> {
  const { size, mtimeNs, ctimeNs, ino, mtimeMs, ctimeMs } = await stat(path, { bigint: true })
  const changed = Math.max(Number(mtimeMs), Number(ctimeMs))
  return { id: [path, ino, size, mtimeNs, ctimeNs].join(' '), hasRested: Date.now() - changed > REST }
}

const reads = new Map<string, FileVersion & { text: Promise<string> }>()

/**
 * Reads a text file, once for each version of it.
 * @param path absolute
 * @throws what `readFile` throws where the file is absent or cannot be read
 */
async function readOnce(path: string): Promise<string> {
  const version = await inspectFile(path)
  const known = reads.get(path)
  if (known?.hasRested && known.id === version.id) return known.text
  const text = readFile(path, 'utf8')
  reads.set(path, { ...version, text })
  text.catch(() => reads.delete(path))
  return text
}

/** Whether a file is a page, or meant to become one. READMEs are for people who read the repository. */
export const isPageFile = (file: string): boolean =>
  file.startsWith('content/') && file.endsWith('.md') && basename(file) !== 'README.md'

/**
 * Whether a pattern fits a path.
 * @param pattern in which `*` stands for one name and `**` for any below
 */
export function fitsPattern(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return pattern === path
  const source = pattern
    .split(/(\*\*?)/)
    .map((piece) => (piece === '**' ? '.+' : piece === '*' ? '[^/]+' : piece.replace(/[.\\+?^${}()|[\]]/g, '\\$&')))
    .join('')
  return new RegExp(`^${source}$`).test(path)
}

/** Every file below `content/` and `locales/`, by path relative to the project's root, in alphabetical order. */
export async function allFiles(root = '.'): Promise<string[]> {
  return (await Promise.all(['content', 'locales'].map((folder) => filesBelow(root, folder)))).flat()
}

/** Files of `public/` as visitors reach them; pictures that a build makes have other names tomorrow and are left out. */
export async function listPublicFiles(root = '.'): Promise<string[]> {
  const files = await filesBelow(root, 'public').catch(unlessAbsent('public', []))
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
 * Reads a file that the site cannot do without.
 * @param file path relative to the project's root
 * @throws ContentError where it is not there
 */
export function readNeeded(file: string): Promise<string> {
  return currentFiles()
    .readText(file)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new ContentError([diagnosticAt({ file }, fileMessages['file-missing'])])
      throw error
    })
}

/**
 * A text as the readers count it: without a byte order mark, its lines ended by `\n` alone. Editors on Windows write both
 * without showing them, and neither may change what a file says or where a mistake in it stands.
 */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}
