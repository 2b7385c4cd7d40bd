import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'fontkit'
import type { Faces } from '../social/layout'
import { typefaceOf } from '../social/typeface'
import { makeFonts } from './make-fonts'
import { FONT_FOLDER, fileOf, PICTURE_SUBSETS } from './subsets'

/**
 * Reads the font subsets for social cards, and makes them if they are missing.
 * @param root the project's root, absolute
 * @throws if the published font is missing or not a font, or if fewer than two subsets are listed
 */
export async function readFaces(root: string): Promise<Faces> {
  await makeFonts(root)
  const [display, label] = await Promise.all(
    PICTURE_SUBSETS.map(async (subset) => typefaceOf(create(await readFile(join(root, FONT_FOLDER, fileOf(subset)))))),
  )
  if (!display || !label) throw new Error('PICTURE_SUBSETS names fewer than two subsets. Add both.')
  return { display, label }
}
