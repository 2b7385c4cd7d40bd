import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { betterFormats, formatByBytes, formatByName, type SourceFormat } from './file-type'
import { locatePicture } from './locate-picture'
import { pictureError } from './picture-error'
import { drawingMessages, pictureMessages } from './picture-messages'
import { MAX_DRAWING_BYTES, MAX_SOURCE_BYTES, MAX_SOURCE_PIXELS } from './recipe'
import { replacedPicture } from './replaced-pictures'

/** A source picture whose format has been checked; its pixels are not decoded yet. */
export interface Source {
  /** The path relative to the project's root, as the caller gave it. */
  file: string
  bytes: Buffer
  format: SourceFormat
}

/** A photo or a screenshot: a raster image. */
export interface PixelSource extends Source {
  /** The size in pixels, upright. */
  width: number
  height: number
  hasAlpha: boolean
}

/**
 * Reads a picture file and checks that its format matches its name.
 * @param file the path relative to `root`, below its `content/`
 * @throws ContentError if it is missing, too large, outside `content/`, in an unsupported format, or in a format other
 * than its name indicates
 */
export async function readSource(root: string, file: string): Promise<Source> {
  const format = formatByName(file)
  const replaced = replacedPicture(file)
  if (replaced === null) throw pictureError(file, pictureMessages['picture-absent'])
  const path = replaced ? '' : await locatePicture(root, file)
  if (format === undefined)
    throw pictureError(file, pictureMessages['picture-unknown-type'], { better: betterFormats(file) })
  const size = replaced ? replaced.length : await sizeOf(path, file)
  // This is checked before any of the file is read.
  if (size > MAX_SOURCE_BYTES)
    throw pictureError(file, pictureMessages['picture-too-big'], {
      size: Math.ceil(size / 1e6),
      max: MAX_SOURCE_BYTES / 1e6,
    })
  const bytes = replaced ?? (await readFile(path))
  const found = formatByBytes(bytes)
  if (found === undefined) throw pictureError(file, pictureMessages['picture-unreadable'], { said: format })
  if (found !== format) throw pictureError(file, pictureMessages['picture-other-type'], { said: format, found })
  if (format === 'SVG' && size > MAX_DRAWING_BYTES)
    throw pictureError(file, drawingMessages['drawing-too-big'], {
      size: Math.ceil(size / 1e3),
      max: MAX_DRAWING_BYTES / 1e3,
    })
  return { file, bytes, format }
}

/**
 * Returns the size of a file in bytes.
 * @throws ContentError if the path is not a file
 */
async function sizeOf(path: string, file: string): Promise<number> {
  const status = await stat(path)
  if (!status.isFile()) throw pictureError(file, pictureMessages['picture-absent'])
  return status.size
}

/**
 * Checks the header of a raster image without decoding it.
 * @param min the minimum width in pixels that its slot needs
 * @throws ContentError if it cannot be read, is animated, or is too large or too small
 */
export async function measureSource({ file, bytes, format }: Source, min: number): Promise<PixelSource> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw pictureError(file, pictureMessages['picture-damaged'], { cause: reasonOf(cause) })
    })
  const { width, height } = head.autoOrient
  if (width * height > MAX_SOURCE_PIXELS)
    throw pictureError(file, pictureMessages['picture-too-many-pixels'], {
      width,
      height,
      max: MAX_SOURCE_PIXELS / 1e6,
    })
  if ((head.pages ?? 1) > 1)
    throw pictureError(file, pictureMessages['picture-animated'], { frames: head.pages as number })
  if (width < min) throw pictureError(file, pictureMessages['picture-too-small'], { width, min })
  return { file, bytes, format, width, height, hasAlpha: head.hasAlpha === true }
}

/**
 * Decodes a picture completely, as making its files will, because a truncated file may have a valid header. A picture
 * of 2400 by 1500 takes 10 ms, and decoding it 16 pixels wide needs little memory.
 * @throws ContentError if it is damaged
 */
export async function decodeSource({ file, bytes }: Source): Promise<void> {
  await openSource(bytes)
    .resize({ width: 16 })
    .raw()
    .toBuffer()
    .catch((cause) => {
      throw pictureError(file, pictureMessages['picture-damaged'], { cause: reasonOf(cause) })
    })
}

/** Opens a picture for its pixels, and rejects an incomplete one. */
export const openSource = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_SOURCE_PIXELS }).autoOrient()

/** Returns the reason that a decoder gives, on one line without its full stop. */
export const reasonOf = (cause: Error): string => (cause.message.trim().split('\n')[0] ?? '').replace(/\.$/, '')
