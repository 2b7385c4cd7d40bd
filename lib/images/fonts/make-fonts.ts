import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { isAbsent, unreadableError, valueIfAbsent } from '../../shared/absent'
import { writeAtomically } from '../write-atomically'
import { FONT_FOLDER, FONT_SOURCE, FONT_SUBSETS, type FontSubset, fileOf, PICTURE_SUBSETS } from './subsets'

/**
 * Writes the font files of the site and of its social cards, unless they have already been made from the same inputs
 * and are undamaged.
 * @param root the project's root, absolute
 * @returns true if files were written, false if they were up to date
 * @throws if the published font is missing, or is not a font
 */
export async function makeFonts(root: string): Promise<boolean> {
  const source = await readSource(root)
  const folder = join(root, FONT_FOLDER)
  const inputs = hashInputs(source)
  const recorded = await readText(join(folder, 'inputs'))
  if (recorded !== undefined && recorded === `${inputs} ${await hashFiles(folder)}`) return false
  await mkdir(folder, { recursive: true })
  for (const subset of subsets) await writeAtomically(join(folder, fileOf(subset)), await makeSubset(source, subset))
  // The record is written last, so an interrupted run is repeated.
  await writeAtomically(join(folder, 'inputs'), `${inputs} ${await hashFiles(folder)}`)
  return true
}

const subsets: readonly FontSubset[] = [...FONT_SUBSETS, ...PICTURE_SUBSETS]

/**
 * Makes one subset of the variable font.
 * @param source the published font, woff2
 * @returns the bytes of the file, the same for the same inputs
 */
async function makeSubset(source: Buffer, { name, format, characters, axes, features }: FontSubset): Promise<Buffer> {
  try {
    return await subsetFont(source, characters, {
      targetFormat: format,
      variationAxes: axes,
      keepFeatures: [...features],
    })
  } catch (cause) {
    throw new Error(
      `The font subset "${name}" cannot be made from ${FONT_SOURCE} (${String(cause)}). Reinstall the packages with npm ci.`,
    )
  }
}

async function readSource(root: string): Promise<Buffer> {
  try {
    return await readFile(join(root, FONT_SOURCE))
  } catch (error) {
    if (!isAbsent(error)) throw unreadableError(FONT_SOURCE, error)
    throw new Error(`The font file ${FONT_SOURCE} is missing. Install the packages with npm ci.`)
  }
}

/** Hashes everything that the bytes depend on: the source, the recipe and the version of the tool. */
function hashInputs(source: Buffer): string {
  const { version } = createRequire(import.meta.url)('subset-font/package.json') as { version: string }
  return createHash('sha256')
    .update(source)
    .update(JSON.stringify([subsets, version]))
    .digest('hex')
}

/** Hashes the contents of the files, so that a damaged one is written again; undefined if a file is missing. */
async function hashFiles(folder: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  for (const subset of subsets) {
    const path = join(folder, fileOf(subset))
    const bytes = await readFile(path).catch(valueIfAbsent(path, undefined))
    if (bytes === undefined) return undefined
    hash.update(bytes)
  }
  return hash.digest('hex')
}

const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(valueIfAbsent(file, undefined))
