import { getEdition, isBuilding } from '../content/edition'
import { type ContentFiles, currentFiles } from '../content/files'
import { type Content, type ContentPage, loadContent, loadContentPage } from '../content/load-content'
import { pages } from './index'

/** Content of files that do not change any more: those of a build, and those with an overlay. */
const kept = new WeakMap<ContentFiles, Promise<Content>>()

/**
 * The content of this site, with the kinds of its site map. A build loads it once in each of its processes; while somebody edits,
 * each call looks which files have changed.
 * @throws an error where a file is there and cannot be read
 */
export async function getContent(): Promise<Content> {
  const files = currentFiles()
  const known = kept.get(files)
  if (known && (files.isFixed || isBuilding())) return known
  const { now, drafts } = getEdition()
  const content = loadContent({ kinds: pages, now, drafts })
  kept.set(files, content)
  content.catch(() => kept.delete(files))
  return content
}

/**
 * One Markdown file of it. The others are not read, so that a page does not wait for all of them.
 * @param file path relative to the project's root
 * @throws as `readFile` does where the file is not there
 */
export const getContentPage = (file: string): Promise<ContentPage> => loadContentPage(file, pages)
