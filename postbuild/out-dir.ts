import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { isAbsent, unlessAbsent, unreadable } from '../lib/absent'
import { keep, takeKept } from '../lib/kept/kept.mjs'

/** The exported site, and the one place of `postbuild` that touches files. Paths are relative, with forward slashes. */
export interface OutDir {
  /** The project's root, absolute. */
  root: string
  /** Every file of the export, sorted. */
  files: () => Promise<string[]>
  /** Every HTML file of the export, sorted. */
  pages: () => Promise<string[]>
  readText: (path: string) => Promise<string>
  readBytes: (path: string) => Promise<Buffer>
  /** Writes a file where its bytes differ from those that are there. */
  write: (path: string, bytes: string | Uint8Array) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Removes each folder in which no file lies, nor in any below it. */
  removeEmptyFolders: () => Promise<void>
  /** What an earlier build compressed, by a key of `lib/kept/kept.mjs`. */
  takeCompressed: (key: string) => Buffer | undefined
  keepCompressed: (key: string, bytes: Buffer) => void
}

/**
 * Opens the export of a project.
 * @param root the project's root, absolute
 * @throws when the first file is asked for and there is no export
 */
export function openOutDir(root: string): OutDir {
  const folder = join(root, 'out')
  const files = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
      if (!isAbsent(error)) throw unreadable('out', error)
      throw new Error('There is no folder out/. Run npm run build, which makes it.')
    })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  }
  return {
    root,
    files,
    pages: async () => (await files()).filter((path) => path.endsWith('.html')),
    readText: (path) => readFile(join(folder, path), 'utf8'),
    readBytes: (path) => readFile(join(folder, path)),
    write: async (path, bytes) => {
      const wanted = Buffer.from(bytes)
      const present = await readFile(join(folder, path)).catch(unlessAbsent(`out/${path}`, undefined))
      if (present?.equals(wanted)) return
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), wanted)
    },
    remove: (path) => rm(join(folder, path), { recursive: true, force: true }),
    removeEmptyFolders: () => removeEmptyBelow(folder),
    takeCompressed: (key) => takeKept(root, 'compressed', key),
    keepCompressed: (key, bytes) => keep(root, 'compressed', key, bytes),
  }
}

/** What lies deepest goes first, so that the folder around it can follow. */
async function removeEmptyBelow(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const inner = join(folder, entry.name)
    await removeEmptyBelow(inner)
    if ((await readdir(inner)).length === 0) await rmdir(inner)
  }
}

/** Reads a file of the project, or gives undefined where there is none. */
export function readProjectFile(root: string, path: string): Promise<string | undefined> {
  return readFile(join(root, path), 'utf8').catch(unlessAbsent(path, undefined))
}

/** Names of what lies in a folder of the project, sorted; none where there is no such folder. */
export async function listProjectFolder(root: string, path: string): Promise<string[]> {
  return (await readdir(join(root, path)).catch(unlessAbsent(path, []))).sort()
}

/** Files below a folder of the project with this name, as paths from its root, sorted; none where there is no such folder. */
export async function findProjectFiles(root: string, path: string, name: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(
    unlessAbsent(path, []),
  )
  const found = entries.filter((entry) => entry.isFile() && entry.name === name)
  return found.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')).sort()
}

/** Writes a file of the project itself, such as a list that is checked in. */
export async function writeProjectFile(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
