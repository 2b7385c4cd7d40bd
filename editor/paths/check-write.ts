import { checkBytes } from './check-bytes'
import { checkName } from './check-name'
import { checkOnDisk } from './check-on-disk'
import type { WritePolicy } from './policy'

/** A file as it was sent. */
export interface SentFile {
  /** The path relative to the project, with forward slashes. */
  path: string
  /** Null deletes the file. */
  content: string | Uint8Array | null
}

/**
 * Checks that all files of a save may be written or deleted. Nothing is written.
 * @param root the project's folder
 * @throws WriteError at the first file that may not
 */
export async function checkWrite(root: string, files: readonly SentFile[], policy: WritePolicy): Promise<void> {
  for (const { path, content } of files) {
    const rule = checkName(path, policy)
    if (content !== null) checkBytes(path, Buffer.from(content), rule)
    await checkOnDisk(root, path)
  }
}
