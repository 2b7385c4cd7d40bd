import { extname } from 'node:path'

/** The supported formats of pictures. */
export type Kind = 'JPEG' | 'PNG' | 'WebP' | 'SVG'

const byEnding: Readonly<Record<string, Kind>> = {
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
const better: Readonly<Record<string, Kind>> = {
  ...{ '.heic': 'JPEG', '.heif': 'JPEG', '.avif': 'JPEG', '.jxl': 'JPEG', '.jfif': 'JPEG', '.tif': 'JPEG' },
  ...{ '.tiff': 'JPEG', '.psd': 'JPEG', '.gif': 'PNG', '.apng': 'PNG', '.bmp': 'PNG', '.ico': 'PNG' },
  ...{ '.ai': 'SVG', '.eps': 'SVG', '.pdf': 'SVG', '.svgz': 'SVG' },
}

/** Returns the format that a file name indicates; `undefined` if it is not supported. */
export const kindByName = (file: string): Kind | undefined => byEnding[extname(file).toLowerCase()]

/** Returns the formats in which to save an unsupported file. */
export const betterKind = (file: string): string => better[extname(file).toLowerCase()] ?? 'JPEG, PNG, WebP or SVG'

/** Whether a file name is that of a picture, supported or not. */
export const isPictureName = (file: string): boolean =>
  [byEnding, better].some((endings) => Object.hasOwn(endings, extname(file).toLowerCase()))

/** The signature of each format, with its offset, as in its specification; the key is the format's usual name. */
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

/** Returns the format of a file by its first bytes; `undefined` if it is not a picture. */
export function kindByBytes(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 256))
  const latin = start.toString('latin1')
  const found = signatures.find(([, offset, starts]) => starts.some((text) => latin.startsWith(text, offset)))
  if (found) return found[0]
  return /^\ufeff?\s*<(?:\?xml\b|!--|!doctype\s+svg\b|svg\b)/i.test(start.toString('utf8')) ? 'SVG' : undefined
}
