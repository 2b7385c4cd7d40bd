/** Compares what two builds ship, file by file, ignoring content hashes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { contentsOfScript, textsOfScript } from './contents-of-script.mjs'
import { rulesInAnyOrder, withoutClassHashes, withoutHashes, withoutModuleIds } from './normalise.mjs'

const PICTURES = ['.png', '.webp', '.avif', '.jpg', '.ico']
const COMPRESSED = ['.br', '.gz', '.zst']
const TEXTS = ['.html', '.css', '.js', '.json', '.md', '.txt', '.xml', '.svg', '.csv', '.webmanifest', '.conf', '.toml']

/**
 * Compares the output of two builds.
 * @param {string} before the output folder of one build, such as `out/`
 * @param {string} after the output folder of the other
 * @returns {Promise<string[]>} one line for each file that differs, with its path and the difference
 */
export async function compareBuilds(before, after) {
  const [was, is] = [filesBelow(before), filesBelow(after)]
  const found = []
  for (const name of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const [old, now] = [was.get(name) ?? [], is.get(name) ?? []]
    if (old.length !== now.length) found.push(`${name}: ${countOf(old)} before, ${countOf(now)} now`)
    else if (old.length === 1) found.push(...(await compareFile(join(before, old[0]), join(after, now[0]), name)))
    else found.push(...(await compareSameNamed(before, old, after, now, name)))
  }
  for (const file of [...is.values()].flat()) found.push(...findStaleCopy(after, file))
  return found
}

/** @param {readonly string[]} files */
const countOf = (files) => (files.length === 0 ? 'absent' : files.length === 1 ? 'present' : `${files.length} files`)

/**
 * Groups the files of a folder by their names without hashes.
 * @param {string} folder
 * @returns {Map<string, string[]>}
 */
function filesBelow(folder) {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}. Build the site first.`)
  /** @type {Map<string, string[]>} */
  const found = new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/')
    const name = withoutHashes(path)
    found.set(name, [...(found.get(name) ?? []), path].sort())
  }
  return found
}

/**
 * Compares files whose names differ only by a hash, such as chunks: each must have an equal file in the other build.
 * @param {string} before @param {readonly string[]} old @param {string} after @param {readonly string[]} now @param
 *   {string} name
 */
async function compareSameNamed(before, old, after, now, name) {
  if (isCompressed(name)) return []
  const left = now.map((path) => join(after, path))
  const lost = []
  for (const path of old) {
    let position = -1
    for (const [index, other] of left.entries())
      if (position < 0 && (await compareFile(join(before, path), other, name)).length === 0) position = index
    if (position < 0) lost.push(path)
    else left.splice(position, 1)
  }
  return lost.map((path) => `${path}: no file in the new build equals it; the unmatched files are ${left.join(', ')}`)
}

/** @param {string} name */
const isCompressed = (name) => COMPRESSED.includes(extname(name))

/**
 * @param {string} before @param {string} after @param {string} name
 * @returns {Promise<string[]>}
 */
async function compareFile(before, after, name) {
  // `findStaleCopy` compares these with the uncompressed file, except `.zst`, which Node 20 cannot decompress.
  if (isCompressed(name)) return []
  const [was, is] = [readFileSync(before), readFileSync(after)]
  if (was.equals(is)) return []
  if (PICTURES.includes(extname(name)))
    return (await pixelsOf(was)).equals(await pixelsOf(is)) ? [] : [`${name}: different pixels`]
  if (extname(name) !== '' && !TEXTS.includes(extname(name))) return [`${name}: different bytes`]
  const [old, now] = [textOf(was.toString('utf8'), name), textOf(is.toString('utf8'), name)]
  return old === now ? [] : [`${name}: ${firstDifference(old, now)}`]
}

/** @param {Buffer} bytes */
const pixelsOf = (bytes) => sharp(bytes).ensureAlpha().raw().toBuffer()

/** @param {string} text @param {string} name */
function textOf(text, name) {
  if (/_next\/static\/(?:chunks|f)\/.*\.js$/.test(name))
    return contentsOfScript(withoutModuleIds(text)).filter(countsAsContent).join('\n')
  // The code of the tools may be rewritten: browser tests cover their behaviour, and their texts are compared here.
  if (/_next\/static\/client\/.*\.js$/.test(name)) return textsOfScript(text).join('\n')
  if (name.endsWith('.js')) return contentsOfScript(withoutClassHashes(text)).join('\n')
  if (/_next\/static\/chunks\/.*\.css$/.test(name)) return rulesInAnyOrder(text)
  if (/\.(?:html|css)$/.test(name)) return withoutClassHashes(text)
  return hashedLinesLast(text)
}

/**
 * Moves lines with hashes to the end and sorts them without their hashes: lists of files, such as those for hosts, are
 * sorted by names that contain hashes.
 * @param {string} text
 */
function hashedLinesLast(text) {
  const lines = text.split('\n').map((line) => ({ line, without: withoutHashes(line) }))
  const [plain, hashed] = [true, false].map((kept) =>
    lines.filter(({ line, without }) => (line === without) === kept).map(({ without }) => without),
  )
  return [...(plain ?? []), ...(hashed ?? []).sort()].join('\n')
}

/**
 * Two modules may be merged, or a style sheet added, so the number of imports between modules does not count.
 * @param {string} item
 */
const countsAsContent = (item) =>
  !/^(?:\.i|NumericLiteral {2}0|(?:Call|Member)Expression|ExpressionStatement|VariableDeclaration)$/.test(item)

/** @param {string} was @param {string} is */
function firstDifference(was, is) {
  let position = 0
  while (position < was.length && was[position] === is[position]) position++
  const around = (/** @type {string} */ text) => JSON.stringify(text.slice(Math.max(0, position - 40), position + 60))
  return `was ${around(was)}, is ${around(is)}`
}

/**
 * @param {string} folder @param {string} path
 * @returns {string[]}
 */
function findStaleCopy(folder, path) {
  const unpack = path.endsWith('.br') ? brotliDecompressSync : path.endsWith('.gz') ? gunzipSync : undefined
  if (!unpack) return []
  const plain = join(folder, path.replace(/\.(?:br|gz)$/, ''))
  const same = existsSync(plain) && unpack(readFileSync(join(folder, path))).equals(readFileSync(plain))
  return same ? [] : [`${path}: the uncompressed file next to it is missing or different`]
}
