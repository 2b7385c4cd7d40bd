import { posix } from 'node:path'
import type { MarkdownPicture } from '../markdown/page'
import { loadOnce } from '../shared/load-once'

/**
 * What the places of the site ask of a picture, in pixels: `widths` are made of it, and with fewer than `least` it would
 * be drawn coarse.
 */

/** Beside a text: a phone, the measure of a text, and that on a dense screen. */
export const TEXT_PICTURE = { widths: [480, 960, 1440], least: 600 } as const

/** The tested picture of a case: a phone, half of the stage, all of it, and both on dense screens. */
export const TESTED_PICTURE = { widths: [480, 800, 1328, 2000], least: 1000 } as const

/** Bytes of the widest AVIF, or of the drawing, above which a picture is heavy. */
export const HEAVY = 400_000

const loadPictures = loadOnce(() => import('../images/pictures/get-picture'))

/**
 * Which file a text shows.
 * @param url as written in the text, relative to it; `%20` may stand for a space
 * @param file the text, relative to the project's root
 */
export function pictureFile(url: string, file: string): string {
  return posix.join(posix.dirname(file), decode(url))
}

/**
 * Makes a picture that a text shows.
 * @param url as written in the text
 * @param file the text, relative to the project's root
 * @throws ContentError where the picture is missing, broken, outside `content/`, too large or too small
 */
export async function findPicture(url: string, file: string): Promise<MarkdownPicture> {
  return (await loadPictures()).getPicture(pictureFile(url, file), TEXT_PICTURE)
}

/** A percent sign that begins no escape is one of the name. */
function decode(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
