import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'fontkit'
import type { Faces } from '../social/layout'
import { typefaceOf } from '../social/typeface'
import { FONT_FOLDER, fileOf, PICTURE_CUTS } from './cuts'
import { makeFonts } from './make-fonts'

/**
 * Reads the cuts that social pictures are drawn with, and makes them if they are missing.
 * @param root the project's root, absolute
 */
export async function readFaces(root: string): Promise<Faces> {
  await makeFonts(root)
  const [display, label] = await Promise.all(
    PICTURE_CUTS.map(async (cut) => typefaceOf(create(await readFile(join(root, FONT_FOLDER, fileOf(cut)))))),
  )
  if (!display || !label) throw new Error('PICTURE_CUTS names fewer than two cuts. Add both.')
  return { display, label }
}
