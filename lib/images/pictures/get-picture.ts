import type { Hash } from 'node:crypto'
import { join } from 'node:path'
import { href } from '../../shared/urls'
import { cleanDrawing } from './clean-drawing'
import { pictureError } from './picture-error'
import { pictureMessages } from './picture-messages'
import { putDrawing } from './put-drawing'
import { measureSource, openSource, type PixelSource, readSource, reasonOf, type Source } from './read-source'
import { type Format, fallbackFormat, MAX_SOURCE_PIXELS, MODERN_FORMATS, PICTURE_FOLDER, PICTURE_PATH } from './recipe'
import { fittingWidths, hashSource, stemOf, variantName } from './variants'
import { writeIfAbsent } from './write-if-absent'

/** The data with which `components/ui/Picture` shows a picture. */
export interface Picture {
  /** The sources, best first. `srcset` names every width. */
  sources: { type: string; srcset: string }[]
  /** The file for browsers that support none of the sources. */
  src: string
  /** The size in pixels of the largest variant: the browser reserves space in this proportion. */
  width: number
  height: number
}

/** What a slot needs from a picture. */
export interface PictureSlot {
  /** The widths to make, in pixels; those greater than the source's are replaced by its own. */
  widths: readonly number[]
  /** The minimum width of a photo, in pixels. */
  min?: number
}

const pending = new Map<string, Promise<Picture>>()

/**
 * Makes the variants of a picture, or finds them in the cache, and returns where they are. A drawing (SVG) is cleaned
 * and stays SVG.
 * @param file the source, relative to the project's root, such as `content/cases/galaxy/galaxy-a.png`
 * @param root the project's root, absolute
 * @throws ContentError if the source is missing, outside `content/`, damaged, animated, in an unsupported format, in a
 * format other than its name indicates, too large, or too small for its slot; or if a drawing has a part that is not
 * allowed
 */
export function getPicture(file: string, slot: PictureSlot, root = process.cwd()): Promise<Picture> {
  const key = JSON.stringify([root, file, slot])
  const found = pending.get(key)
  if (found) return found
  const made = makePicture(root, file, slot)
  pending.set(key, made)
  // `next dev` runs for a long time: a source that was changed or repaired is read again, which takes only one hash.
  const forget = () => pending.delete(key)
  made.then(forget, forget)
  return made
}

async function makePicture(root: string, file: string, { widths, min = 1 }: PictureSlot): Promise<Picture> {
  const read = await readSource(root, file)
  if (read.format === 'SVG') return makeDrawing(root, read, Math.max(...widths))
  const source = await measureSource(read, min)
  const hash = hashSource(source)
  const fitting = fittingWidths(source.width, widths)
  const largest = fitting.at(-1) as number
  const fallback = fallbackFormat(source.hasAlpha)
  const sources: Picture['sources'] = []
  for (const format of MODERN_FORMATS) {
    const urls: string[] = []
    for (const width of fitting) urls.push(`${await makeVariant(root, source, hash, format, width)} ${width}w`)
    sources.push({ type: format.type, srcset: urls.join(', ') })
  }
  const src = await makeVariant(root, source, hash, fallback, fitting.find((width) => width >= 960) ?? largest)
  return { sources, src, width: largest, height: Math.max(1, Math.round((source.height * largest) / source.width)) }
}

/** A drawing has units of its own. It is shown as wide as a photo in its slot, and is sharp at every size. */
async function makeDrawing(root: string, { file, bytes }: Source, width: number): Promise<Picture> {
  const drawing = cleanDrawing(file, bytes)
  const height = Math.max(1, Math.round((drawing.height * width) / drawing.width))
  const max = MAX_SOURCE_PIXELS
  if (drawing.width * drawing.height > max || width * height > max)
    throw pictureError(file, pictureMessages['picture-too-many-pixels'], {
      width: drawing.width,
      height: drawing.height,
      max: max / 1e6,
    })
  return { sources: [], src: await putDrawing(stemOf(file), drawing.svg, root), width, height }
}

/** @returns the variant's URL on this site; the file exists when the promise resolves */
async function makeVariant(
  root: string,
  source: PixelSource,
  hash: Hash,
  format: Format,
  width: number,
): Promise<string> {
  const name = variantName(source.file, hash, format, width)
  const path = join(root, PICTURE_FOLDER, name)
  await writeIfAbsent(path, () => encode(source, format, width))
  return href(`${PICTURE_PATH}/${name}`)
}

/** Keeps only the pixels: the picture is turned upright, and location, camera and author are removed. */
async function encode({ file, bytes }: PixelSource, format: Format, width: number): Promise<Buffer> {
  return format
    .encode(openSource(bytes).resize({ width }))
    .toBuffer()
    .catch((cause) => {
      throw pictureError(file, pictureMessages['picture-damaged'], { cause: reasonOf(cause) })
    })
}
