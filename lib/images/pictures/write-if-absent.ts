import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes a file and writes it in one step, unless it exists. Several workers may make the same picture at once: each writes
 * a temporary file, the last rename wins, and all bytes are equal.
 */
export async function writeIfAbsent(path: string, make: () => Promise<Buffer>): Promise<void> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (!exists) await writeAtomically(path, await make())
}

async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  const temporary = `${path}.${randomUUID()}.draft`
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}
