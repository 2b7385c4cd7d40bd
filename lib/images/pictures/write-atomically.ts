import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a file in one step. Several workers may draw the same picture at once: each writes a temporary file, the last
 * rename wins, and all bytes are equal.
 */
export async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  const draft = `${path}.${randomUUID()}.draft`
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
