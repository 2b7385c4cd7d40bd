import { isWhole, MOST_PICTURE_BYTES, MOST_PIXELS, type PictureProblem, sizeOfPicture } from './picture-file'

/** Pixels that a picture is drawn with at most, across. */
const SHOWN_ACROSS = 1600

/** A picture that can be drawn, and how large it is by itself. */
export interface ReadPicture {
  width: number
  height: number
  bitmap: ImageBitmap
}

/**
 * Decodes a picture that somebody chose, and makes it small enough to be drawn quickly. No script of it is ever run: only
 * pixels are taken, and drawings (SVG) are not.
 */
export async function readPicture(file: Blob): Promise<ReadPicture | PictureProblem> {
  const bytes = async (from: number, to?: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
  const [start, end] = await Promise.all([bytes(0, 1_000_000), bytes(Math.max(0, file.size - 65_536))])
  const size = sizeOfPicture(start)
  if (typeof size === 'string') return size
  const { width, height } = size
  if (file.size > MOST_PICTURE_BYTES || width * height > MOST_PIXELS) return 'large'
  if (width * height === 0 || !isWhole(start, end, file.size)) return 'broken'
  const options = width > SHOWN_ACROSS ? ({ resizeWidth: SHOWN_ACROSS, resizeQuality: 'medium' } as const) : {}
  const bitmap = await createImageBitmap(file, options).catch(() => undefined)
  if (!bitmap) return 'broken'
  // A photograph taken upright says so in its head, and is drawn turned.
  const turned = bitmap.width > bitmap.height !== width > height && width !== height
  return turned ? { width: height, height: width, bitmap } : { width, height, bitmap }
}
