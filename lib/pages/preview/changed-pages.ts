import { basename, dirname } from 'node:path'
import { getContentPage } from '../get-content'
import type { ContentItem } from '../list'
import type { PublishedSite } from './published'

/**
 * The pages that are not what they were: by their main words, which facts and other sources have a part in, by their own
 * file, in which a link or an order may be another, and by the files beside it that they show.
 * @param hashes of the main words as they are now, by path
 */
export async function changedPages(
  items: readonly ContentItem[],
  { words, files }: Pick<PublishedSite, 'words' | 'files'>,
  hashes: ReadonlyMap<string, string>,
): Promise<ContentItem[]> {
  const changed = await Promise.all(
    items.map(async ({ path, file, kind }) => {
      const before = words.get(path)
      if ((before !== undefined && before !== hashes.get(path)) || files.has(file)) return true
      const beside = [...files].filter((each) => each.startsWith(`${dirname(file)}/`) && !each.endsWith('.md'))
      // The whole folder of a case is its own.
      if (kind === 'case') return beside.length > 0
      const text = beside.length > 0 ? (await getContentPage(file)).text : ''
      return beside.some((each) => text.includes(basename(each)))
    }),
  )
  return items.filter((_, index) => changed[index])
}
