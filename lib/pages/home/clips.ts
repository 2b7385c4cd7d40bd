import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { valueIfAbsent } from '../../shared/absent'
import { href } from '../../shared/urls'

/**
 * A clip of the features switcher. Its videos, its poster frame and its thumbnail are in one folder and differ only in
 * their extension.
 */
export interface Clip {
  /** The address of its files, without extension. */
  src: string
  /** The size of the MP4. */
  kilobytes: number
  /** Whether it plays as soon as its tab is selected. */
  starts: boolean
}

const FOLDER = 'public/media/clips'

/**
 * Finds a clip made by `npm run tool -- media clips`.
 * @param name the file name without extension, such as `heart-rate`
 * @param root the project's root, absolute
 * @throws if there is no such clip
 */
export async function getClip(name: string, { starts = false } = {}, root = process.cwd()): Promise<Clip> {
  const file = `${FOLDER}/${name}.mp4`
  const found = await stat(join(root, file)).catch(valueIfAbsent(file, undefined))
  if (!found) throw new Error(`There is no clip ${file}. Draw it with npm run tool -- media clips.`)
  return { src: href(`/media/clips/${name}`), kilobytes: Math.round(found.size / 1000), starts }
}
