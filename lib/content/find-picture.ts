import { posix } from 'node:path'
import type { MarkdownPicture } from '../markdown/page'
import { getPicture } from '../pictures/get-picture'

/** Pixels: a phone, the measure of a text, and that on a dense screen. */
const widths = [480, 960, 1440]

/**
 * Makes a picture that a text shows.
 * @param url as written in the text, relative to it
 * @param file the text, relative to the project's root
 * @throws ContentError where the picture is missing, broken or outside the project
 */
export function findPicture(url: string, file: string): Promise<MarkdownPicture> {
  return getPicture(posix.join(posix.dirname(file), url), { widths })
}
