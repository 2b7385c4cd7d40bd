import { basename, dirname } from 'node:path'
import { getContentPage } from '../get-content'
import type { ContentItem } from '../list'
import type { PublishedSite } from './published'

/**
 * The pages that differ from the published site: in their main words (which include facts and other sources), in their own
 * file (where a link or an order may have changed), or in the files of their folder that they show.
 * @param hashes of the present main words, by path
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
      // Every file in the folder of a case belongs to it.
      if (kind === 'case') return beside.length > 0
      const text = beside.length > 0 ? (await getContentPage(file)).text : ''
      return beside.some((each) => text.includes(basename(each)))
    }),
  )
  return items.filter((_, index) => changed[index])
}
