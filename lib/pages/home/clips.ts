import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessAbsent } from '../../shared/absent'
import { href } from '../../shared/urls'

/** A clip of the features switcher. Its films, its first frame and the sketch of its closed tab lie side by side and differ by their endings. */
export interface Clip {
  /** Address of its files without an ending. */
  src: string
  /** What the mp4 weighs. */
  kilobytes: number
  /** Whether it plays as soon as its tab is chosen. */
  starts: boolean
}

const FOLDER = 'public/media/clips'

/**
 * A clip that `npm run tool -- clips` has drawn.
 * @param name of its files, such as `heart-rate`
 * @param root the project's root, absolute
 * @throws where it is not there
 */
export async function getClip(name: string, { starts = false } = {}, root = process.cwd()): Promise<Clip> {
  const file = `${FOLDER}/${name}.mp4`
  const found = await stat(join(root, file)).catch(unlessAbsent(file, undefined))
  if (!found) throw new Error(`There is no clip ${file}. Draw it with npm run tool -- clips.`)
  return { src: href(`/media/clips/${name}`), kilobytes: Math.round(found.size / 1000), starts }
}
