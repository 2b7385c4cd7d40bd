import { posix } from 'node:path'
import type { MarkdownPicture } from '../markdown/page'
import { loadOnce } from './define-page'
import { TEXT_PICTURE } from './picture-places'

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
