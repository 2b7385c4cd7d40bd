import type { Sharp } from 'sharp'

/**
 * The folder of the variants. Next serves and exports it, Git ignores it, and names contain a content hash, so nothing
 * in it goes stale.
 */
export const PICTURE_FOLDER = 'public/media/pictures'

/** The path of the same folder on the site. */
export const PICTURE_PATH = '/media/pictures'

/** A source with more pixels is rejected: a picture of 2400 x 1500 has 3.6 million. */
export const MAX_SOURCE_PIXELS = 5e7

/** A source with more bytes is rejected before it is read. */
export const MAX_SOURCE_BYTES = 5e7

/** A drawing with more bytes is rejected, because it is parsed, and served at nearly its full size. */
export const MAX_DRAWING_BYTES = 1e6

/** How files of one format are written. */
export interface Format {
  extension: 'avif' | 'webp' | 'jpg' | 'png'
  type: string
  encode: (picture: Sharp) => Sharp
  /** Part of the hash: when it changes, every file gets another name. */
  recipe: string
}

/**
 * In order of preference; the browser takes the first that it supports. Above effort 4, AVIF takes five times as long
 * to save 3%.
 */
export const MODERN_FORMATS: readonly Format[] = [
  {
    extension: 'avif',
    type: 'image/avif',
    encode: (picture) => picture.avif({ quality: 55, chromaSubsampling: '4:4:4', effort: 4 }),
    recipe: 'avif q55 444 e4',
  },
  {
    extension: 'webp',
    type: 'image/webp',
    encode: (picture) => picture.webp({ quality: 80 }),
    recipe: 'webp q80',
  },
]

const jpeg: Format = {
  extension: 'jpg',
  type: 'image/jpeg',
  encode: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  recipe: 'jpeg q80 mozjpeg',
}
const png: Format = {
  extension: 'png',
  type: 'image/png',
  encode: (picture) => picture.png({ palette: true, compressionLevel: 9 }),
  recipe: 'png palette',
}

/** Returns the format that everything supports, for old browsers, feed readers and crawlers. */
export const fallbackFormat = (hasAlpha: boolean): Format => (hasAlpha ? png : jpeg)
