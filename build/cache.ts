import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildCache } from '@oogwenk/ship'
import { cacheKey, hashCode, readCached, writeCached } from '../lib/shared/build-cache/build-cache.mjs'

/** The build cache of the project, for the steps over its export. @param root the project's root, absolute */
export function openCache(root: string): BuildCache {
  const known = new Map<string, string>()
  const hash = (also: readonly string[]) => {
    const folders = ['build', 'client', 'lib', 'packages', ...also].map((folder) => hashCode(join(root, folder)))
    const files = ['package-lock.json', 'site.config.ts', 'tsconfig.json'].map((file) => readFileSync(join(root, file)))
    return cacheKey([process.version, ...folders, ...files])
  }
  return {
    read: (kind, key) => readCached(root, kind, key),
    write: (kind, key, bytes) => writeCached(root, kind, key, bytes),
    codeHash: (...also) => {
      const code = known.get(also.join()) ?? hash(also)
      known.set(also.join(), code)
      return code
    },
  }
}
