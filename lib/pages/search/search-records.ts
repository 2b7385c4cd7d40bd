import { pageSchema } from '../../content/schemas/page'
import { getEndpoints } from '../../reference/endpoints'
import type { Endpoints } from '../../reference/endpoints-schema'
import { groupsOf } from '../../reference/operations'
import { groupId } from '../../reference/paths'
import { plainText } from '../../shared/search/plain-text'
import type { SearchRecord } from '../../shared/search/record'
import { href } from '../../shared/urls'
import { type ListedPage, listPages } from '../all-pages'
import { readEntry } from '../read-entry'
import { schemaFor } from '../registry'
import { moreParts, moreWords, type Part, wordsOf } from './more-words'

/**
 * Everything that search finds: each page, each section below a heading of its own, and each operation of the reference.
 * A new page is found without a line here.
 * @throws ContentError with the problems of the first page that has any
 */
export async function searchRecords(): Promise<SearchRecord[]> {
  const [pages, endpoints] = await Promise.all([listPages(), getEndpoints()])
  return (await Promise.all(pages.map((page) => recordsOf(page, endpoints)))).flat()
}

/** The page itself, with what stands above its first heading, and its parts. */
async function recordsOf(page: ListedPage, endpoints: Endpoints): Promise<SearchRecord[]> {
  const { data, intro, sections, blocks } = await readEntry(page.file, schemaFor(page.file) ?? pageSchema)
  const parts: Part[] = [
    ...((await moreParts[page.path]?.()) ?? []),
    ...sections.flatMap(({ id, title, opening, subsections }) => [
      { id, title, text: plainText(opening) },
      ...subsections.map((part) => ({ id: part.id, title: part.title, text: plainText(part.html) })),
    ]),
    ...blocks.flatMap((block) => (block.kind === 'operations' ? operationParts(endpoints, block.resource) : [])),
  ]
  const text = [...wordsOf(data), plainText(intro), (await moreWords[page.path]?.()) ?? ''].join(' ')
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
