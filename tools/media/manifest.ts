import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Computes the SHA-256, in hex. */
export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Returns the hashes of files by path, in alphabetical order. Import paths in code count without their folders, so that
 * moving a file does not require new drawings.
 */
export async function hashFiles(files: readonly string[]): Promise<Record<string, string>> {
  const hashed = [...files].sort().map(async (file) => {
    const bytes = await readFile(file)
    return [file, sha256(file.endsWith('.ts') ? withoutFolders(bytes.toString('utf8')) : bytes)] as const
  })
  return Object.fromEntries(await Promise.all(hashed))
}

const withoutFolders = (code: string) => code.replace(/(\bfrom ')\.{1,2}\/(?:[\w.-]+\/)*/g, '$1')

/** Returns the files that differ from a list of hashes: changed, new or deleted. */
export function listChanged(then: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] {
  return [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((file) => then[file] !== now[file]).sort()
}
