/**
 * The build cache: results of slow work, stored in `.cache/` under a hash of everything they depend on. No entry is
 * trusted: one that is damaged, truncated or stored under another key counts as missing, and the work is done again.
 *
 * Plain JavaScript, because the TypeScript loader stores its output here too.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The kinds of entry, each in a folder of its own. */
export const cacheKinds = /** @type {const} */ (['ts', 'programs', 'words', 'cases', 'compressed', 'pages', 'social'])

/** @typedef {typeof cacheKinds[number]} Kind */

/** Using an entry renews its date. An entry that is unused for this long, in milliseconds, is deleted. */
const MAX_UNUSED_MS = 30 * 86_400_000

/**
 * Unused entries of one kind may take as many bytes as the entries that the current build has used, but always at least
 * this many. A fixed limit for all entries would delete what the next build of a large site needs.
 */
const MIN_UNUSED_BYTES = 100_000_000

/** Length in bytes of the checksum at the start of each entry. */
const CHECKSUM_LENGTH = 32

/** @param {string} root the project's root, absolute @param {Kind} kind */
const folderOf = (root, kind) => join(root, '.cache', kind)

/**
 * Returns the key of an entry.
 * @param {readonly (string | Uint8Array)[]} parts everything the entry depends on: its sources, the request, and the
 * version of the code or tool that makes it
 * @returns {string}
 */
export function cacheKey(parts) {
  const hash = createHash('sha256')
  // Each part is preceded by its length, so that two different lists never have the same hash.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/**
 * Hashes all code in a folder and its subfolders, without tests: part of the key of anything that code makes.
 * @param {string} folder absolute
 * @returns {string}
 */
export function hashCode(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(tsx?|mjs|json|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return cacheKey(files.flatMap((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file)]))
}

/** @param {string} key @param {Uint8Array} bytes */
const checksumOf = (key, bytes) => createHash('sha256').update(key).update(bytes).digest()

/**
 * Reads an entry exactly as it was written; undefined if it is missing or damaged.
 * @param {string} root the project's root, absolute
 * @param {Kind} kind
 * @param {string} key from `cacheKey`
 * @returns {Buffer | undefined}
 */
export function readCached(root, kind, key) {
  const path = join(folderOf(root, kind), key)
  try {
    const entry = readFileSync(path)
    const bytes = entry.subarray(CHECKSUM_LENGTH)
    if (!entry.subarray(0, CHECKSUM_LENGTH).equals(checksumOf(key, bytes))) return undefined
    const now = Date.now() / 1000
    utimesSync(path, now, now)
    return bytes
  } catch {
    // A missing entry only has to be made again.
    return undefined
  }
}

/**
 * Writes an entry. Several processes may write the same one at once: each writes a temporary file, and the last to
 * rename its file wins. If the folder cannot be written, nothing is cached, and the next build does the work again.
 * @param {string} root the project's root, absolute
 * @param {Kind} kind
 * @param {string} key from `cacheKey`
 * @param {Uint8Array} bytes
 */
export function writeCached(root, kind, key, bytes) {
  const folder = folderOf(root, kind)
  const draft = join(folder, `${key}.${randomUUID()}.draft`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(draft, Buffer.concat([checksumOf(key, bytes), bytes]))
    renameSync(draft, join(folder, key))
  } catch {
    // `sweepCache` deletes the temporary file that is left over.
  }
}

/**
 * Deletes entries unused for a month, temporary files of interrupted builds, and the oldest entries of a kind that has
 * grown too large, so that `.cache/` does not grow without end. Entries that the current build has used stay.
 * @param {string} root the project's root, absolute
 * @param {number} now milliseconds, as `Date.now()`
 * @param {number} buildStart when the build began
 * @param {number} [minUnusedBytes] the bytes that unused entries of one kind may always take
 */
export function sweepCache(root, now, buildStart, minUnusedBytes = MIN_UNUSED_BYTES) {
  for (const kind of cacheKinds) {
    const folder = folderOf(root, kind)
    const entries = listFolder(folder).flatMap((name) => {
      const path = join(folder, name)
      // Another build may be sweeping at the same time.
      const status = statSync(path, { throwIfNoEntry: false })
      return status ? [{ path, used: status.mtimeMs, size: status.size }] : []
    })
    const isUsed = (/** @type {{ used: number }} */ { used }) => used >= buildStart
    const used = entries.filter(isUsed).reduce((sum, { size }) => sum + size, 0)
    let rest = Math.max(minUnusedBytes, used)
    for (const entry of entries.sort((one, other) => other.used - one.used)) {
      if (isUsed(entry)) continue
      rest -= entry.size
      if (rest < 0 || entry.used < now - MAX_UNUSED_MS) rmSync(entry.path, { force: true })
    }
  }
}

/** @param {string} folder */
function listFolder(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
