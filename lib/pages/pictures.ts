import { posix } from 'node:path'
import type { MarkdownPicture } from '../markdown/page'
import { loadOnce } from '../shared/memoise'

// Sizes of pictures in pixels: `widths` are the widths to make, and a source narrower than `min` would look blurred.

/** A picture in body text: for a phone, for the width of the text, and for that width on a high-density screen. */
export const TEXT_PICTURE = { widths: [480, 960, 1440], min: 600 } as const

/**
 * The tested picture of a case: for a phone, for half the stage, for the whole stage, and for a high-density screen.
 */
export const TESTED_PICTURE = { widths: [480, 800, 1328, 2000], min: 1000 } as const

/** The size in bytes of the widest AVIF, or of an SVG, above which the content lint warns. */
export const MAX_SHIPPED_BYTES = 400_000

/**
 * The size in bytes of a photo or screenshot above which the content lint warns: at a width of 2400 pixels, none is
 * larger.
 */
export const MAX_SOURCE_BYTES = 10_000_000

const loadPictures = loadOnce(() => import('../images/pictures/get-picture'))

/**
 * Returns the path of a picture in body text.
 * @param url the address as written, relative to the file that shows it; may be percent-encoded
 * @param file the path of the file that shows it, relative to the project's root
 */
export function pictureFile(url: string, file: string): string {
  return posix.join(posix.dirname(file), decode(url))
}

/**
 * Makes the image files of a picture in body text.
 * @param url the address as written
 * @param file the path of the file that shows it, relative to the project's root
 * @throws ContentError as `getPicture` does
 */
export async function findPicture(url: string, file: string): Promise<MarkdownPicture> {
  return (await loadPictures()).getPicture(pictureFile(url, file), TEXT_PICTURE)
}

/** Decodes percent-encoding; a percent sign that is not part of an escape is unchanged. */
function decode(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
