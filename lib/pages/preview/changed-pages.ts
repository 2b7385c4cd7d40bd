import { basename, dirname } from 'node:path'
import { hashWords } from '../../content/dates/dates'
import { dayIn } from '../../content/dates/day-in'
import { getSite } from '../../content/site'
import { readWords } from '../dates/words'
import { getContentPage } from '../get-content'
import { type ContentItem, isPublic } from '../list'
import type { PublishedSite } from './published'
import { isSameFile } from './same-file'

/**
 * Returns what publishing the current content would change: the pages that are added or changed, those that are removed
 * because they are unpublished, and the path and title of those that are gone because they have no file.
 */
export async function compareSites(items: readonly ContentItem[], published: PublishedSite, now: Date) {
  const wasPublished = ({ path }: ContentItem) => published.pages.has(path)
  const today = dayIn(now, (await getSite()).timeZone)
  // A list does not show a scheduled page yet, not even one that is published later on the same day.
  const words = await (await readWords())(
    () => today,
    (item) => isPublic(item, now),
  )
  const hashes = new Map([...words].map(([path, text]) => [path, hashWords(text)]))
  const shown = items.filter((item) => wasPublished(item) && isPublic(item, now))
  const currentPaths = new Set(items.map(({ path }) => path))
  return {
    added: items.filter((item) => !wasPublished(item)),
    changed: await changedPages(shown, published, hashes),
    // The page is public on the published site, but would no longer be.
    removed: items.filter((item) => wasPublished(item) && !isPublic(item, now)),
    gone: [...published.pages].filter(([path]) => !currentPaths.has(path)),
  }
}

/**
 * Returns the pages that differ from the published site: in their main words (which include facts and other sources),
 * in their own file (where a link or an order may have changed), or in the files of their folder that they show.
 * @param hashes the hashes of the current main words, by path
 */
export async function changedPages(
  items: readonly ContentItem[],
  { words, files, commit }: Pick<PublishedSite, 'words' | 'files' | 'commit'>,
  hashes: ReadonlyMap<string, string>,
): Promise<ContentItem[]> {
  const isSame = await Promise.all([...files].map((file) => isSameFile(file, commit)))
  const differing = [...files].filter((_, index) => !isSame[index])
  const changed = await Promise.all(
    items.map(async ({ path, file, kind }) => {
      const before = words.get(path)
      if (before !== undefined && before !== hashes.get(path)) return true
      if (differing.includes(file)) return true
      const folderFiles = differing.filter((each) => each.startsWith(`${dirname(file)}/`) && !each.endsWith('.md'))
      // Every file in the folder of a case belongs to it.
      if (kind === 'case') return folderFiles.length > 0
      const text = folderFiles.length > 0 ? (await getContentPage(file)).text : ''
      return folderFiles.some((each) => text.includes(basename(each)))
    }),
  )
  return items.filter((_, index) => changed[index])
}
