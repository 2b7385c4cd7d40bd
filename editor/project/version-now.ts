import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionOf } from '../journal/version'

/** Reads the content of a file; undefined if there is no file. */
export async function readNow(root: string, path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(root, path))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Returns the version of a file on disk; null if there is no file. */
export async function versionNow(root: string, path: string): Promise<string | null> {
  const bytes = await readNow(root, path)
  return bytes === undefined ? null : versionOf(bytes)
}
