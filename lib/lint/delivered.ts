import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allFiles } from '../content/files'
import { unlessAbsent } from '../shared/absent'

/** The folder of `content/` and `locales/` as they were delivered, on which the specification is tested. */
const deliveredFolder = 'tests/specification'

/**
 * Compares today's content with the content as it was delivered.
 * @param root the project's root, absolute
 * @returns the delivered bytes of each file that differs; null for an added file
 */
export async function deliveredFiles(root: string): Promise<Record<string, Buffer | null>> {
  const delivered = join(root, deliveredFolder)
  const [now, then] = await Promise.all([
    allFiles(root),
    // A host may build from a copy without tests; there, all content counts as edited.
    allFiles(delivered).catch(unlessAbsent<string[]>(deliveredFolder, [])),
  ])
  const files: Record<string, Buffer | null> = {}
  for (const path of then) {
    const bytes = await readFile(join(delivered, path))
    const isSame = now.includes(path) && (await readFile(join(root, path))).equals(bytes)
    if (!isSame) files[path] = bytes
  }
  for (const path of now) if (!then.includes(path)) files[path] = null
  return files
}
