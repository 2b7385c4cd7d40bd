import type { z } from 'zod'
import { isReadBy } from '../content/schemas/field'
import { getEndpoints } from '../reference/endpoints'
import type { Endpoints } from '../reference/endpoints-schema'
import { groupsOf } from '../reference/operations'
import { groupId } from '../reference/paths'
import { noCache, type Reuse } from '../shared/build-cache/reuse'
import { plainText } from '../shared/search/plain-text'
import type { SearchRecord } from '../shared/search/record'
import { mapTexts } from '../shared/tokens'
import { href } from '../shared/urls'
import { type ListedPage, listPagesByArea } from './all-pages'
import type { Part } from './define-page'
import { pageOfFile, schemaOf } from './find-page'
import { readEntry } from './get-content'
import { reuseByPage } from './page-inputs'

/** Returns the texts in a front matter that search finds. */
function wordsOf(data: unknown, schema: z.ZodType): string[] {
  const words: string[] = []
  mapTexts(data, (text, path) => {
    if (isReadBy('search', schema, path)) words.push(text.replaceAll('**', ''))
    return text
  })
  return words
}

/**
 * Makes the records of the search index: one for each page, each section, and each operation and group of operations
 * in the reference. New pages are included automatically.
 * @param reuse returns the cached records of pages that have not changed
 * @param after called after each page, for files that are made from the same rendered text
 * @throws ContentError with the front matter problems of all files, or else with the problems of the first page whose
 *   text is invalid
 */
export async function searchRecords(
  reuse: Reuse = noCache,
  after: (page: ListedPage) => Promise<void> = async () => {},
): Promise<SearchRecord[]> {
  const [pages, endpoints, reusePage] = await Promise.all([listPagesByArea(), getEndpoints(), reuseByPage(reuse)])
  const records: SearchRecord[] = []
  // One after the other: otherwise, the trees of all pages would be in memory at once.
  for (const page of pages) {
    const make = async () => JSON.stringify(await recordsOf(page, endpoints))
    records.push(...JSON.parse(await reusePage(page.file, ['search', JSON.stringify(page)], make)))
    await after(page)
  }
  return records
}

/** Returns the record of a page, with the text above its first heading, and the records of its parts. */
async function recordsOf(page: ListedPage, endpoints: Endpoints): Promise<SearchRecord[]> {
  const schema = await schemaOf(page.file)
  const { data, intro, sections, blocks } = await readEntry(page.file, schema)
  const extra = (await pageOfFile(page.file)?.search?.()) ?? {}
  const parts: Part[] = [
    ...(extra.parts ?? []),
    ...sections.flatMap(({ id, title, opening, subsections }) => [
      { id, title, text: plainText(opening) },
      ...subsections.map((part) => ({ id: part.id, title: part.title, text: plainText(part.html) })),
    ]),
    ...blocks.flatMap((block) => (block.kind === 'operations' ? operationParts(endpoints, block.resource) : [])),
  ]
  const text = [...wordsOf(data, schema), plainText(intro), extra.text ?? ''].join(' ')
  return [
    { href: href(page.path), title: page.title, place: page.area, text },
    ...parts.map(({ id, ...part }) => ({ href: href(`${page.path}#${id}`), place: page.name, ...part })),
  ]
}

const operationParts = (endpoints: Endpoints, resource: string): Part[] =>
  groupsOf(endpoints, resource).flatMap(({ title, text, operations }) => [
    { id: groupId(title), title, text },
    ...operations.map(({ id, title, method, path, summary, notes }) => ({
      id,
      title,
      call: `${method} ${path}`,
      text: [summary, ...notes].join(' '),
    })),
  ])
