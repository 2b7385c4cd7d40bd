import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { isAbsent, unlessAbsent, unreadable } from '../lib/shared/absent'
import { hashCode, keep, keyOf, takeKept } from '../lib/shared/kept/kept.mjs'

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
  kept: Kept
}

/** What earlier builds have made, by keys of `lib/shared/kept/kept.mjs`. */
export interface Kept {
  take: (kind: 'compressed' | 'pages', key: string) => Buffer | undefined
  keep: (kind: 'compressed' | 'pages', key: string, bytes: Buffer) => void
  /** A hash of all that changes pages: our code, the packages, and this Node; `also`: rooms besides. */
  code: (...also: string[]) => string
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
    kept: keptIn(root),
  }
}

function keptIn(root: string): Kept {
  const known = new Map<string, string>()
  const read = (also: readonly string[]) => {
    const rooms = ['client', 'lib', 'postbuild', ...also].map((room) => hashCode(join(root, room)))
    const files = ['package-lock.json', 'site.config.ts', 'tsconfig.json'].map((file) => readFileSync(join(root, file)))
    return keyOf([process.version, ...rooms, ...files])
  }
  return {
    take: (kind, key) => takeKept(root, kind, key),
    keep: (kind, key, bytes) => keep(root, kind, key, bytes),
    code: (...also) => {
      const code = known.get(also.join()) ?? read(also)
      known.set(also.join(), code)
      return code
    },
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

/** Removes a file of the project itself, where there is one. */
export const removeProjectFile = (root: string, path: string): Promise<void> => rm(join(root, path), { force: true })
