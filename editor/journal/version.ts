import { createHash } from 'node:crypto'

/**
 * The version of a file: the SHA-1 by which git names its content, and which Gitea's API calls `sha`. It tells versions
 * apart and protects nothing.
 */
export function versionOf(content: string | Uint8Array): string {
  const bytes = Buffer.from(content)
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
