import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { href } from '../urls'
import { readSource, refuse, type Source } from './read-source'
import { type Format, fallbackFormat, MODERN_FORMATS, PICTURE_FOLDER, PICTURE_PATH } from './recipe'

/** What a page needs to draw a picture; `components/ui/Picture` does. */
export interface Picture {
  /** Best first. `srcset` names every width. */
  sources: { type: string; srcset: string }[]
  /** The file for browsers that know none of the sources. */
  src: string
  /** Size in pixels of the largest variant: the browser keeps the room free in this proportion. */
  width: number
  height: number
}

const underWay = new Map<string, Promise<Picture>>()

/**
 * Makes the variants of a picture, or finds them made, and says where they are.
 * @param file the source, relative to the project's root, such as `content/cases/galaxy/galaxy-a.png`
 * @param widths in pixels; those wider than the source are left out
 * @param root the project's root, absolute
 * @throws ContentError where the source is missing, broken, too large or outside the project
 */
export function getPicture(file: string, { widths }: { widths: number[] }, root = process.cwd()): Promise<Picture> {
  const key = JSON.stringify([root, file, widths])
  const found = underWay.get(key)
  if (found) return found
  const made = makePicture(root, file, widths)
  underWay.set(key, made)
  // `next dev` lives long: a source that was changed or mended is looked at again, at the price of one hash.
  const forget = () => underWay.delete(key)
  made.then(forget, forget)
  return made
}

async function makePicture(root: string, file: string, widths: number[]): Promise<Picture> {
  const source = await readSource(root, file)
  const fitting = [...new Set(widths)].filter((width) => width < source.width).sort((a, b) => a - b)
  if (fitting.length < new Set(widths).size || fitting.length === 0) fitting.push(source.width)
  const largest = fitting.at(-1) as number
  const fallback = fallbackFormat(source.hasAlpha)
  const sources: Picture['sources'] = []
  for (const format of MODERN_FORMATS) {
    const urls: string[] = []
    for (const width of fitting) urls.push(`${await makeVariant(root, source, format, width)} ${width}w`)
    sources.push({ type: format.type, srcset: urls.join(', ') })
  }
  const src = await makeVariant(root, source, fallback, fitting.find((width) => width >= 960) ?? largest)
  return { sources, src, width: largest, height: Math.round((source.height * largest) / source.width) }
}

/** @returns the variant's URL on this site; the file is there when this resolves */
async function makeVariant(root: string, source: Source, format: Format, width: number): Promise<string> {
  const name = `${nameOf(source.file)}.${hashOf(source, format)}-${width}.${format.extension}`
  const path = join(root, PICTURE_FOLDER, name)
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (!isThere) await writeWhole(path, await encode(source, format, width))
  return href(`${PICTURE_PATH}/${name}`)
}

async function encode(source: Source, format: Format, width: number): Promise<Buffer> {
  const picture = sharp(source.bytes, { failOn: 'warning' }).autoOrient().resize({ width })
  return format
    .encode(picture)
    .toBuffer()
    .catch((cause) => {
      throw refuse(
        source.file,
        `The picture is damaged (${cause.message.trim()}).`,
        'Save it once more from its origin.',
      )
    })
}

/** Source, recipe and the encoders' versions: whatever changes the bytes changes the name. */
function hashOf(source: Source, { recipe }: Format): string {
  const { sharp: wrapper, vips, aom, webp } = sharp.versions as Record<string, string>
  return createHash('sha256')
    .update(source.bytes)
    .update(JSON.stringify([recipe, wrapper, vips, aom, webp]))
    .digest('hex')
    .slice(0, 12)
}

/** A name that needs no escaping in a URL or in `srcset`. */
const nameOf = (file: string): string =>
  basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/** Several workers may draw the same picture at once: each writes beside, the last rename wins, all bytes are equal. */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  const draft = `${path}.${randomUUID()}.draft`
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
