import type { Stats } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { quote, WriteError } from './write-error'

/**
 * Checks what exists at a path: every part of it must be a folder, the last one a file, and none may lead elsewhere.
 * Parts that do not exist yet are allowed.
 * @param root the project's folder, which may itself be behind a symbolic link
 * @param path already checked with `checkName`
 * @throws WriteError at the first part that is something else, and the system's error if a part cannot be examined
 */
export async function checkOnDisk(root: string, path: string): Promise<void> {
  const names = path.split('/')
  for (const [index] of names.entries()) {
    const part = names.slice(0, index + 1).join('/')
    const found = await lstatIfExists(join(root, part))
    if (found === undefined) return
    if (found.isSymbolicLink())
      throw new WriteError(
        path,
        `${quote(part)} is a link to another place`,
        'Choose another name, or ask an engineer to replace the link with what it leads to',
      )
    const isLast = index === names.length - 1
    if (!isLast && !found.isDirectory())
      throw new WriteError(path, `${quote(part)} is a file, not a folder`, 'Choose another folder')
    if (isLast && found.isDirectory())
      throw new WriteError(path, `${quote(part)} is a folder, not a file`, 'Choose another name')
    if (isLast && !found.isFile())
      throw new WriteError(path, `${quote(part)} is not a file that can be edited`, 'Choose another name')
  }
}

async function lstatIfExists(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
