import type { FileKind } from './policy'

/** The signature of each format from its specification, with its offset. */
const signatures: readonly (readonly [kind: FileKind, parts: readonly (readonly [offset: number, text: string])[]])[] =
  [
    // The first chunk of a PNG is its header, which is 13 bytes long.
    [
      'PNG',
      [
        [0, '\x89PNG\r\n\x1a\n'],
        [8, '\0\0\0\x0dIHDR'],
      ],
    ],
    ['JPEG', [[0, '\xff\xd8\xff']]],
    [
      'WebP',
      [
        [0, 'RIFF'],
        [8, 'WEBPVP8'],
      ],
    ],
    ['AVIF', [[4, 'ftypavif']]],
    ['AVIF', [[4, 'ftypavis']]],
    ['GIF', [[0, 'GIF87a']]],
    ['GIF', [[0, 'GIF89a']]],
  ]

/**
 * Returns the format of a picture by its first bytes, whatever its name; undefined if it is not a picture that a page
 * can show.
 */
export function pictureKind(bytes: Uint8Array): FileKind | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024))
  const latin = start.toString('latin1')
  const found = signatures.find(([, parts]) => parts.every(([offset, text]) => latin.startsWith(text, offset)))
  if (found) return found[0]
  // Anything else that begins like XML is rejected when it is parsed.
  return /^\ufeff?\s*<(\?xml|!--|!doctype\s+svg|svg)(?!\w)/i.test(start.toString('utf8')) ? 'SVG' : undefined
}
