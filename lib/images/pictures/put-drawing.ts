import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { href } from '../../shared/urls'
import { PICTURE_FOLDER, PICTURE_PATH } from './recipe'
import { writeIfAbsent } from './write-if-absent'

/**
 * Writes a drawing to the folder of pictures, unless it already exists. Its name has a short hash, because a page
 * refers to dozens of drawings.
 * @param name the start of the file name: lower-case letters, digits and hyphens
 * @param svg the whole file
 * @param root the project's root, absolute
 * @returns its address on this site
 */
export async function putDrawing(name: string, svg: string, root = process.cwd()): Promise<string> {
  const file = `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
  const path = join(root, PICTURE_FOLDER, file)
  await writeIfAbsent(path, async () => Buffer.from(svg))
  return href(`${PICTURE_PATH}/${file}`)
}
