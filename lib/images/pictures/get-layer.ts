import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { href } from '../../shared/urls'
import type { Picture } from './get-picture'
import { PICTURE_FOLDER, PICTURE_PATH } from './recipe'
import { writeIfAbsent } from './write-if-absent'

/** A painted layer on top of a picture. */
interface PaintedLayer {
  /** The start of the file name: lower-case letters, digits and hyphens. */
  name: string
  width: number
  height: number
  /** Red, green, blue and opacity of each pixel, row by row. */
  bytes: Uint8ClampedArray
}

/**
 * WebP keeps opacity without loss, because soft edges would show steps otherwise. Higher efforts take ten times as long
 * to save 6%.
 */
const FORMATS = [
  {
    ...{ extension: 'avif', type: 'image/avif', recipe: 'avif q60 444 e2' },
    encode: (picture: Sharp) => picture.avif({ quality: 60, chromaSubsampling: '4:4:4', effort: 2 }),
  },
  {
    ...{ extension: 'webp', type: 'image/webp', recipe: 'webp q82 a100 e4' },
    encode: (picture: Sharp) => picture.webp({ quality: 82, alphaQuality: 100, effort: 4 }),
  },
] as const

/**
 * Makes the files of a painted layer, or finds them in the cache, and returns where they are. They have the size of the
 * layer; the page stretches it.
 * @param root the project's root, absolute
 */
export async function getLayer(painted: PaintedLayer, root = process.cwd()): Promise<Picture> {
  const { width, height, bytes, name } = painted
  const urls: string[] = []
  for (const { extension, recipe, encode } of FORMATS) {
    const file = `${name}.${hashOf(painted, recipe)}.${extension}`
    const path = join(root, PICTURE_FOLDER, file)
    await writeIfAbsent(path, () => encode(sharp(bytes, { raw: { width, height, channels: 4 } })).toBuffer())
    urls.push(href(`${PICTURE_PATH}/${file}`))
  }
  const [avif, webp] = urls as [string, string]
  return { sources: [{ type: FORMATS[0].type, srcset: avif }], src: webp, width, height }
}

/** Hashes the pixels, the width of the layer, the recipe and the versions of the encoders. */
function hashOf({ width, bytes }: PaintedLayer, recipe: string): string {
  const { sharp: wrapper, vips, aom, webp } = sharp.versions as Record<string, string>
  return createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([width, recipe, wrapper, vips, aom, webp]))
    .digest('hex')
    .slice(0, 12)
}
