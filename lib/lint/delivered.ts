import { join } from 'node:path'
import { allFiles, openFiles } from '../content/files'
import { valueIfAbsent } from '../shared/absent'

/** The folder with `content/` and `locales/` as they were delivered, on which the specification is tested. */
export const deliveredFolder = 'tests/specification'

/**
 * Compares today's content with the content as it was delivered.
 * @param root the project's root, absolute
 * @returns the delivered bytes of each file that differs; null for an added file
 */
export async function deliveredFiles(root: string): Promise<Record<string, Uint8Array | null>> {
  const delivered = join(root, deliveredFolder)
  const [today, before] = [openFiles({ root }), openFiles({ root: delivered })]
  const [now, then] = await Promise.all([
    allFiles(root),
    // A host may build from a copy without tests; then all content counts as edited.
    allFiles(delivered).catch(valueIfAbsent<string[]>(deliveredFolder, [])),
  ])
  const files: Record<string, Uint8Array | null> = {}
  for (const path of then) {
    const bytes = await before.readBytes(path)
    const isSame = now.includes(path) && Buffer.compare(await today.readBytes(path), bytes) === 0
    if (!isSame) files[path] = bytes
  }
  for (const path of now) if (!then.includes(path)) files[path] = null
  return files
}
