import { access } from 'node:fs/promises'
import { writeAtomically } from '../write-atomically'

/**
 * Makes a file and writes it in one step, unless it exists. Several workers may make the same picture at once: each
 * writes a temporary file, the last rename wins, and all bytes are equal.
 */
export async function writeIfAbsent(path: string, make: () => Promise<Buffer>): Promise<void> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (!exists) await writeAtomically(path, await make())
}
