import { createHash } from 'node:crypto'

/**
 * Returns the version of a file: the SHA-1 by which Git names its content, and which Gitea's API calls `sha`. It
 * distinguishes versions, and is not a security measure.
 */
export function versionOf(content: string | Uint8Array): string {
  const bytes = Buffer.from(content)
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
