import { createHash } from 'node:crypto'

/**
 * Hashes several texts or byte arrays together.
 * @param parts each is preceded by its length, so that two different lists never hash the same
 */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}
