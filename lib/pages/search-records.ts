import { pageSchema } from '../content/schemas/page'
import { getEndpoints } from '../reference/endpoints'
import type { Endpoints } from '../reference/endpoints-schema'
import { groupsOf } from '../reference/operations'
import { groupId } from '../reference/paths'
import { plainText } from '../shared/search/plain-text'
import type { SearchRecord } from '../shared/search/record'
import { href } from '../shared/urls'
import { type ListedPage, listPages } from './all-pages'
import type { Part } from './define-page'
import { pageOfFile } from './find-page'
import { readEntry } from './get-content'

/** Front matter fields that are not text for readers, or that other records contain. */
const unread = new Set(
  'title nav layout order draft publishAt aliases picture drawing alt areas note source primary lockedTo seed versions consulting'.split(
    ' ',
  ),
)

/** Every text in a front matter, at any depth. Nested titles count; the title of the page is a field of the record. */
function wordsOf(value: unknown, inside = false): string[] {
  if (typeof value === 'string') return [value.replaceAll('**', '')]
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((each) => wordsOf(each, true))
  return Object.entries(value).flatMap(([key, each]) =>
    unread.has(key) && !(inside && key === 'title') ? [] : wordsOf(each, true),
  )
}

/**
 * The search index: each page, each section, and each operation of the reference. New pages are included automatically.
 * @throws ContentError with the problems of the first invalid page
 */
export async function searchRecords(): Promise<SearchRecord[]> {
  const [pages, endpoints] = await Promise.all([listPages(), getEndpoints()])
  return (await Promise.all(pages.map((page) => recordsOf(page, endpoints)))).flat()
}

/** The record of a page, with the text above its first heading, and the records of its parts. */
async function recordsOf(page: ListedPage, endpoints: Endpoints): Promise<SearchRecord[]> {
  const { schema = async () => pageSchema, search } = pageOfFile(page.file) ?? {}
  const { data, intro, sections, blocks } = await readEntry(page.file, await schema())
  const besides = (await search?.()) ?? {}
  const parts: Part[] = [
    ...(besides.parts ?? []),
    ...sections.flatMap(({ id, title, opening, subsections }) => [
      { id, title, text: plainText(opening) },
      ...subsections.map((part) => ({ id: part.id, title: part.title, text: plainText(part.html) })),
    ]),
    ...blocks.flatMap((block) => (block.kind === 'operations' ? operationParts(endpoints, block.resource) : [])),
  ]
  const text = [...wordsOf(data), plainText(intro), besides.text ?? ''].join(' ')
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
