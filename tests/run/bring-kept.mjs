/** What builds cache for each other, for the builds that tests make. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheKinds } from '../../lib/shared/build-cache/build-cache.mjs'

/**
 * Copies the build caches of one folder to another, replacing those there.
 * @param {string} from @param {string} to folders of the project
 */
export function bringKept(from, to) {
  for (const kind of cacheKinds) {
    const [source, target] = [join(from, '.cache', kind), join(to, '.cache', kind)]
    rmSync(target, { recursive: true, force: true })
    if (existsSync(source)) cpSync(source, target, { recursive: true })
  }
}

/**
 * Also copies Next's build cache: compiled modules and checked types, which are half of the work of a build.
 * @param {string} from @param {string} to
 */
export function bringKeptByNext(from, to) {
  const kept = '.next/cache'
  if (existsSync(join(from, kept))) cpSync(join(from, kept), join(to, kept), { recursive: true })
}

/** Changes the last byte of every eighth entry, of each kind. @param {string} folder */
export function poisonKept(folder) {
  for (const kind of cacheKinds) {
    for (const [index, path] of listKept(folder, kind).entries()) {
      if (index % 8 !== 0) continue
      const entry = readFileSync(path)
      entry[entry.length - 1] = (entry.at(-1) ?? 0) ^ 1
      writeFileSync(path, entry)
    }
  }
}

/**
 * Paths of the cache entries, sorted.
 * @param {string} folder
 * @param {typeof cacheKinds[number]} kind
 */
export function listKept(folder, kind) {
  const path = join(folder, '.cache', kind)
  return existsSync(path)
    ? readdirSync(path)
        .sort()
        .map((name) => join(path, name))
    : []
}
