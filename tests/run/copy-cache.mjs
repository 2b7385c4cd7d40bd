/** Copies, corrupts and empties build caches, for the builds that tests run. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheKinds } from '../../lib/shared/build-cache/build-cache.mjs'

/**
 * Copies the build caches of one folder to another, where they replace existing ones.
 * @param {string} from @param {string} to folders of the project
 */
export function copyBuildCache(from, to) {
  for (const kind of cacheKinds) {
    const [source, target] = [join(from, '.cache', kind), join(to, '.cache', kind)]
    rmSync(target, { recursive: true, force: true })
    if (existsSync(source)) cpSync(source, target, { recursive: true })
  }
}

/**
 * Copies Next's build cache: compiled modules and the results of type checking, which save half of the work of a build.
 * @param {string} from @param {string} to
 */
export function copyNextCache(from, to) {
  const cache = '.next/cache'
  if (existsSync(join(from, cache))) cpSync(join(from, cache), join(to, cache), { recursive: true })
}

/**
 * Removes everything that builds have made, as in a fresh clone.
 * @param {string} folder
 */
export function removeBuilds(folder) {
  const caches = cacheKinds.map((kind) => `.cache/${kind}`)
  for (const made of [...caches, '.next', 'out', '.generated', 'public/media/pictures'])
    rmSync(join(folder, made), { recursive: true, force: true })
}

/**
 * Changes the last byte of every eighth cache entry of each kind.
 * @param {string} folder
 */
export function corruptCacheEntries(folder) {
  for (const kind of cacheKinds) {
    for (const [index, path] of listCacheEntries(folder, kind).entries()) {
      if (index % 8 !== 0) continue
      const entry = readFileSync(path)
      entry[entry.length - 1] = (entry.at(-1) ?? 0) ^ 1
      writeFileSync(path, entry)
    }
  }
}

/**
 * Lists the paths of the cache entries, sorted.
 * @param {string} folder
 * @param {typeof cacheKinds[number]} kind
 */
export function listCacheEntries(folder, kind) {
  const path = join(folder, '.cache', kind)
  return existsSync(path)
    ? readdirSync(path)
        .sort()
        .map((name) => join(path, name))
    : []
}
