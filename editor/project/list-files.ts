import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { versionOf } from '../journal/version'
import { ruleFor, type WritePolicy } from '../paths/policy'
import type { ListedFile } from '../server/repository'

/** The data read from a file, which is valid until the file changes. */
type Known = Required<ListedFile>

/**
 * Makes a function that lists the files of a project that may be edited, with their versions. A file is read again only
 * if its time or size has changed.
 * @param root the project's folder
 * @returns a function that lists the current files, in alphabetical order
 */
export function fileLister(root: string, policy: WritePolicy): () => Promise<ListedFile[]> {
  let known = new Map<string, Known>()
  const tops = new Set(policy.rules.map(({ pattern }) => pattern.split('/')[0] ?? ''))
  return async () => {
    const paths = (await Promise.all([...tops].map((top) => pathsBelow(root, top)))).flat()
    const now = new Map<string, Known>()
    for (const path of paths.filter((each) => ruleFor(each, policy) !== undefined).sort()) {
      const file = await readIfChanged(root, path, known.get(path))
      if (file) now.set(path, file)
    }
    known = now
    return [...now.values()].map((file) => ({ ...file }))
  }
}

/** Lists the files below a folder, without hidden ones and links. */
async function pathsBelow(root: string, folder: string): Promise<string[]> {
  const entries = await unlessAbsent(readdir(join(root, folder), { withFileTypes: true }), [])
  const below = entries.map(async (entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('.')) return []
    if (entry.isDirectory()) return pathsBelow(root, path)
    return entry.isFile() ? [path] : []
  })
  return (await Promise.all(below)).flat()
}

async function readIfChanged(root: string, path: string, before: Known | undefined): Promise<Known | undefined> {
  const found = await unlessAbsent(stat(join(root, path)), undefined)
  if (!found) return undefined
  if (before?.changed === found.mtimeMs && before.size === found.size) return before
  const bytes = await unlessAbsent(readFile(join(root, path)), undefined)
  return bytes && { path, size: bytes.length, version: versionOf(bytes), changed: found.mtimeMs }
}

/** Returns `absent` if a file does not exist, because it may be removed while the list is being made. */
async function unlessAbsent<Result>(work: Promise<Result>, absent: Result): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return absent
    throw error
  }
}
