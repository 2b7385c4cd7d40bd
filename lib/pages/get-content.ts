import { getEdition, isBuilding } from '../content/edition'
import { type ContentFiles, currentFiles } from '../content/files'
import { type Content, type ContentPage, loadContent, loadContentPage } from '../content/load-content'
import { pages } from './index'

/** Content by its files, used again only if they cannot change: in a build, or with an overlay. */
const kept = new WeakMap<ContentFiles, Promise<Content>>()

/**
 * The content of this site. A build loads it once in each process; in development, each call checks which files have
 * changed.
 * @throws an error if a file exists but cannot be read
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
 * One Markdown file of the content, without reading the others.
 * @param file path relative to the project's root
 * @throws as `readFile` does if the file does not exist
 */
export const getContentPage = (file: string): Promise<ContentPage> => loadContentPage(file, pages)
