/**
 * Keeps what was made from build to build, in `.cache/`, under a hash of all that it is made of. Nothing in there is
 * trusted: an entry that is damaged, was cut off or belongs to another name counts as absent, and is made anew.
 *
 * Plain JavaScript: what brings TypeScript to Node keeps its work here too.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What is kept, each in a folder of its own. */
export const kinds = /** @type {const} */ (['ts', 'cases', 'compressed', 'pages', 'social'])

/** @typedef {typeof kinds[number]} Kind */

/** Milliseconds. An entry that is used says so once a day, and one that nobody used for this long goes. */
const DAY = 86_400_000
const UNUSED = 30 * DAY

/** Bytes of one kind. What was used longest ago goes when there is more. */
const MOST = 100_000_000

/** Bytes before an entry's own: the hash of its name with them. */
const SEAL = 32

/** @param {string} root the project's root, absolute @param {Kind} kind */
const folderOf = (root, kind) => join(root, '.cache', kind)

/**
 * The name under which something is kept.
 * @param {readonly (string | Uint8Array)[]} parts all that it depends on: the sources, what is asked, and the version of
 *   whatever makes it
 * @returns {string}
 */
export function keyOf(parts) {
  const hash = createHash('sha256')
  // Each behind its length, so that no two lists run together.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/**
 * One hash for all code below a folder, tests left out: a part of the name of what this code makes.
 * @param {string} folder absolute
 * @returns {string}
 */
export function hashCode(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(tsx?|mjs|json|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return keyOf(files.flatMap((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file)]))
}

/** @param {string} key @param {Uint8Array} bytes */
const sealOf = (key, bytes) => createHash('sha256').update(key).update(bytes).digest()

/**
 * What was kept under a name, as it was kept, or nothing.
 * @param {string} root the project's root, absolute
 * @param {Kind} kind
 * @param {string} key from `keyOf`
 * @returns {Buffer | undefined}
 */
export function takeKept(root, kind, key) {
  const path = join(folderOf(root, kind), key)
  try {
    const entry = readFileSync(path)
    const bytes = entry.subarray(SEAL)
    if (!entry.subarray(0, SEAL).equals(sealOf(key, bytes))) return undefined
    const now = Date.now()
    if (statSync(path).mtimeMs < now - DAY) utimesSync(path, now / 1000, now / 1000)
    return bytes
  } catch {
    // It costs the time to make it, and nothing else.
    return undefined
  }
}

/**
 * Keeps bytes under a name. Several processes may keep the same at once: each writes beside, the last one stays. A folder
 * that cannot be written keeps nothing, and the next build has the work again.
 * @param {string} root the project's root, absolute
 * @param {Kind} kind
 * @param {string} key from `keyOf`
 * @param {Uint8Array} bytes
 */
export function keep(root, kind, key, bytes) {
  const folder = folderOf(root, kind)
  const draft = join(folder, `${key}.${randomUUID()}.draft`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(draft, Buffer.concat([sealOf(key, bytes), bytes]))
    renameSync(draft, join(folder, key))
  } catch {
    // A draft that is left over is swept with the rest.
  }
}

/**
 * Removes what nobody used for a month, drafts of builds that broke off among them, and the oldest of what is too much: so
 * `.cache/` does not grow for ever.
 * @param {string} root the project's root, absolute
 * @param {number} now milliseconds, as `Date.now()`
 * @param {number} [most] bytes of one kind
 */
export function sweepKept(root, now, most = MOST) {
  for (const kind of kinds) {
    const folder = folderOf(root, kind)
    const entries = listFolder(folder).flatMap((name) => {
      const path = join(folder, name)
      // Another build may sweep as well.
      const status = statSync(path, { throwIfNoEntry: false })
      return status ? [{ path, used: status.mtimeMs, size: status.size }] : []
    })
    let size = 0
    for (const entry of entries.sort((one, other) => other.used - one.used)) {
      size += entry.size
      if (size > most || entry.used < now - UNUSED) rmSync(entry.path, { force: true })
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
