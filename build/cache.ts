import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildCache } from '@oogwenk/ship'
import { cacheKey, hashCode, readCached, writeCached } from '../lib/shared/build-cache/build-cache.mjs'

/** Opens the project's build cache, for the steps that process the export. @param root the project's root, absolute */
export function openCache(root: string): BuildCache {
  const hashes = new Map<string, string>()
  const hash = (extraFolders: readonly string[]) => {
    const folders = ['build', 'client', 'lib', 'packages', ...extraFolders].map((folder) =>
      hashCode(join(root, folder)),
    )
    const files = ['package-lock.json', 'site.config.ts', 'tsconfig.json'].map((file) => readFileSync(join(root, file)))
    return cacheKey([process.version, ...folders, ...files])
  }
  return {
    read: (kind, key) => readCached(root, kind, key),
    write: (kind, key, bytes) => writeCached(root, kind, key, bytes),
    codeHash: (...extraFolders) => {
      const code = hashes.get(extraFolders.join()) ?? hash(extraFolders)
      hashes.set(extraFolders.join(), code)
      return code
    },
  }
}
