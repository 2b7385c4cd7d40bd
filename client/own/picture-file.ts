/** Why a file cannot be shown as a picture. */
export type PictureProblem = 'svg' | 'kind' | 'large' | 'broken' | 'unreadable'

/** The maximum number of pixels in a picture: more would exhaust the memory of a phone. */
const MAX_PIXELS = 40_000_000

/** The maximum size of a picture file, in bytes. */
const MAX_PICTURE_BYTES = 60_000_000

/** The width and height in the header of a file. A photograph may be rotated when it is shown. */
interface PictureSize {
  width: number
  height: number
}

const ascii = (bytes: Uint8Array, offset: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0))

/**
 * Reads the size of a picture from its first bytes, before it is decoded: a small file may contain a picture that
 * exhausts the memory.
 * @param bytes the first megabyte
 * @returns a problem if it is not a PNG, JPEG or WebP
 * @source PNG, third edition (W3C 2025), 11.2.1; ITU-T T.81, B.2.2; RFC 9649, 2.5 to 2.7
 */
function sizeOfPicture(bytes: Uint8Array): PictureSize | PictureProblem {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (ascii(bytes, 0, '\x89PNG\r\n\x1a\n')) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) return sizeOfWebp(bytes, view)
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return sizeOfJpeg(view)
  } catch {
    // The file ends within its header.
    return 'broken'
  }
  return /<svg[\s>]/i.test(new TextDecoder('latin1').decode(bytes.subarray(0, 4096))) ? 'svg' : 'kind'
}

function sizeOfWebp(bytes: Uint8Array, view: DataView): PictureSize {
  if (ascii(bytes, 12, 'VP8X')) {
    const [width, height] = [view.getUint32(24, true), view.getUint32(26, true) >>> 8]
    return { width: (width & 0xffffff) + 1, height: height + 1 }
  }
  if (ascii(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** Skips segments up to the header of the frame, which contains the size. */
function sizeOfJpeg(view: DataView): PictureSize {
  for (let offset = 2; ; ) {
    const marker = view.getUint8(offset + 1)
    const isFrameHeader = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrameHeader) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) }
    // Any number of fill bytes may precede a marker.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2)
  }
}

/**
 * Whether the file is complete. Browsers show the available part of a truncated file.
 * @param end its last bytes
 */
function isWhole(start: Uint8Array, end: Uint8Array, size: number): boolean {
  const found = (...mark: number[]) =>
    end.some((_, offset) => mark.every((byte, index) => end[offset + index] === byte))
  if (ascii(start, 0, 'RIFF')) return new DataView(start.buffer, start.byteOffset).getUint32(4, true) + 8 <= size
  return start[0] === 0x89 ? found(0x49, 0x45, 0x4e, 0x44) : found(0xff, 0xd9)
}

/** The maximum width to which a picture is decoded, in pixels. */
const MAX_SHOWN_WIDTH = 1600

/** A decoded picture, with its original size. */
export interface ReadPicture {
  width: number
  height: number
  bitmap: ImageBitmap
}

/**
 * Decodes a picture that a visitor has chosen, reduced so that it can be drawn quickly. No script in the file can run,
 * because only its pixels are used, and SVG is not accepted. Rejects if the browser cannot read the file.
 */
export async function readPicture(file: Blob): Promise<ReadPicture | PictureProblem> {
  const bytes = async (from: number, to?: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
  const [start, end] = await Promise.all([bytes(0, 1_000_000), bytes(Math.max(0, file.size - 65_536))])
  const size = sizeOfPicture(start)
  if (typeof size === 'string') return size
  const { width, height } = size
  if (file.size > MAX_PICTURE_BYTES || width * height > MAX_PIXELS) return 'large'
  if (width * height === 0 || !isWhole(start, end, file.size)) return 'broken'
  const options = width > MAX_SHOWN_WIDTH ? ({ resizeWidth: MAX_SHOWN_WIDTH, resizeQuality: 'medium' } as const) : {}
  const bitmap = await createImageBitmap(file, options).catch(() => undefined)
  if (!bitmap) return 'broken'
  // The header of a portrait photograph may say that it must be rotated.
  const isRotated = bitmap.width > bitmap.height !== width > height && width !== height
  return isRotated ? { width: height, height: width, bitmap } : { width, height, bitmap }
}
