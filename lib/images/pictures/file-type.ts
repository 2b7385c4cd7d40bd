import { extname } from 'node:path'

/** A supported format of the pictures in `content/`. */
export type SourceFormat = 'JPEG' | 'PNG' | 'WebP' | 'SVG'

const byExtension: Readonly<Record<string, SourceFormat>> = {
  '.jpg': 'JPEG',
  '.jpeg': 'JPEG',
  '.png': 'PNG',
  '.webp': 'WebP',
  '.svg': 'SVG',
}

/**
 * The formats in which to save pictures of unsupported formats; animated or multi-page files would lose all but their
 * first frame.
 */
const better: Readonly<Record<string, SourceFormat>> = {
  ...{ '.heic': 'JPEG', '.heif': 'JPEG', '.avif': 'JPEG', '.jxl': 'JPEG', '.jfif': 'JPEG', '.tif': 'JPEG' },
  ...{ '.tiff': 'JPEG', '.psd': 'JPEG', '.gif': 'PNG', '.apng': 'PNG', '.bmp': 'PNG', '.ico': 'PNG' },
  ...{ '.ai': 'SVG', '.eps': 'SVG', '.pdf': 'SVG', '.svgz': 'SVG' },
}

/** Returns the format that a file name indicates; `undefined` if it is not supported. */
export const formatByName = (file: string): SourceFormat | undefined => byExtension[extname(file).toLowerCase()]

/** Returns the format, or the formats, in which to save an unsupported file. */
export const betterFormats = (file: string): string => better[extname(file).toLowerCase()] ?? 'JPEG, PNG, WebP or SVG'

/** Whether a file name is that of a picture, supported or not. */
export const isPictureName = (file: string): boolean =>
  [byExtension, better].some((extensions) => Object.hasOwn(extensions, extname(file).toLowerCase()))

/** The usual name of each format, and the offset and the possible values of its signature, as in its specification. */
const signatures: readonly (readonly [name: string, offset: number, starts: readonly string[]])[] = [
  ['JPEG', 0, ['\xff\xd8\xff']],
  ['PNG', 0, ['\x89PNG\r\n\x1a\n']],
  ['WebP', 8, ['WEBP']],
  ['GIF', 0, ['GIF87a', 'GIF89a']],
  ['AVIF', 4, ['ftypavif', 'ftypavis']],
  ['HEIC', 4, ['ftyphe', 'ftypmif1', 'ftypmsf1']],
  ['TIFF', 0, ['II*\0', 'MM\0*']],
  ['PDF', 0, ['%PDF-']],
  ['BMP', 0, ['BM']],
]

/** Returns the format that the first bytes of a file indicate; `undefined` if it is none of those known. */
export function formatByBytes(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 256))
  const latin = start.toString('latin1')
  const found = signatures.find(([, offset, starts]) => starts.some((text) => latin.startsWith(text, offset)))
  if (found) return found[0]
  return /^\ufeff?\s*<(?:\?xml\b|!--|!doctype\s+svg\b|svg\b)/i.test(start.toString('utf8')) ? 'SVG' : undefined
}
