import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { cases } from '../../pages/cases/page'
import { resource } from '../../pages/docs/page'
import { pageAt, type Route } from '../../pages/find-page'
import { endpointsFile } from '../../reference/endpoints'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'
import type { Snapshot, SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'page-heavy': {
    severity: 'warning',
    what: 'In the last build, {path} was {bytes} bytes, more than the usual {usual}; its longest parts are {parts}.',
    fix: 'Shorten one of them, or give it a page of its own: on a slow connection, visitors wait for every byte.',
  },
})

/** Reports pages that were larger than usual in the last build. */
export const pageSizes = defineRule({
  title: 'Size of pages',
  why: 'Visitors on a slow connection wait for each byte of a page that has grown beyond what is usual.',
  messages,
  check: async (content) => {
    const recorded = await readPageSizes()
    if (!hasLargePage(recorded)) return []
    return findLargePages(
      content.pages.flatMap((page) => longestText(content, page)),
      recorded,
    )
  },
})

/** Where a build records the size of each page, relative to the project’s root. Without it there are no warnings. */
export const pageSizesFile = '.cache/page-sizes.json'

/** The size in bytes of a page’s first response after compression, and the usual number for pages of its kind. */
export interface RecordedSize {
  bytes: number
  usual: number
}

/** The file of a page, and the parts of it that an editor can shorten. */
interface PageText {
  path: string
  file: string
  parts: readonly Part[]
}

/** A part of a file by its name, with its number of characters. */
interface Part {
  name: string
  length: number
}

/** How many parts of a file the message names. */
const NAMED_PARTS = 3

const pageSizesSchema = z.record(z.string(), z.object({ bytes: z.number(), usual: z.number() }))

/**
 * Reads the record of the last build; empty before the first build, or if the record is damaged: the next build
 * rewrites it.
 */
export async function readPageSizes(): Promise<Record<string, RecordedSize>> {
  try {
    return pageSizesSchema.parse(JSON.parse(await readFile(pageSizesFile, 'utf8')))
  } catch {
    return {}
  }
}

/** Whether any page is larger than usual: if none is, no page need be read. */
export const hasLargePage = (recorded: Readonly<Record<string, RecordedSize>>): boolean =>
  Object.values(recorded).some(isLarge)

const isLarge = ({ bytes, usual }: RecordedSize): boolean => bytes > usual

/** Returns a warning for each page that is larger than usual. */
export function findLargePages(
  pages: readonly PageText[],
  recorded: Readonly<Record<string, RecordedSize>>,
): Diagnostic[] {
  return pages.flatMap(({ path, file, parts }) => {
    const size = recorded[path]
    if (!size || !isLarge(size)) return []
    return [diagnosticAt({ file }, messages['page-heavy'], { path, ...size, parts: longestOf(parts) })]
  })
}

function longestOf(parts: readonly Part[]): string {
  const longest = parts.toSorted((one, other) => other.length - one.length).slice(0, NAMED_PARTS)
  return longest.map(({ name, length }) => `“${name}” with ${length} characters`).join(', ')
}

/** If the words of a page are in several files, the file with most of them counts. */
function longestText(content: Snapshot, { route, file, text }: SnapshotPage): PageText[] {
  if (!route) return []
  const { path } = route
  const sources = [{ file, parts: partsOf(text) }, ...sourcesBeside(content, route)]
  return sources
    .map((source) => ({ path, ...source }))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, 1)
}

/**
 * The other files whose words a page shows: the table of operations of a reference page, and the cards of all cases.
 */
function sourcesBeside({ data, pages }: Snapshot, { path, slug }: Route): Omit<PageText, 'path'>[] {
  const definition = pageAt(path)
  if (definition === cases)
    return pages.flatMap(({ route, file, yaml }) =>
      route?.kind === 'case' ? [{ file, parts: cardOf(yaml?.value) }] : [],
    )
  if (definition !== resource) return []
  const { resources } = Object(data.get(endpointsFile)?.value) as { resources?: Record<string, unknown> }
  const groups = resources?.[slug]
  return Array.isArray(groups) ? [{ file: endpointsFile, parts: groups.map(partOf) }] : []
}

/**
 * The fields of a case's card.
 * @param fields the front matter of the case
 */
const cardOf = (fields: unknown): Part[] =>
  Object.entries(Object(Object(fields).card)).map(([name, value]) => ({
    name: `card, ${name}`,
    length: JSON.stringify(value)?.length ?? 0,
  }))

const lengthOf = ({ parts }: Pick<PageText, 'parts'>): number => parts.reduce((all, { length }) => all + length, 0)

const partOf = (group: unknown): Part => ({ name: String(Object(group).group), length: JSON.stringify(group).length })

/** Splits a Markdown file into parts: the fields of its front matter, and the sections below it. */
export function partsOf(text: string): Part[] {
  const [, fields = '', body = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(text) ?? []
  return [...split(fields, /^(?=[A-Za-z]\w*:)/m, /^\w+/), ...split(body, /^(?=#{2,3} )/m, /(?<=^#+ ).*/)]
}

function split(text: string, start: RegExp, name: RegExp): Part[] {
  return text.split(start).flatMap((part) => {
    const [found] = name.exec(part) ?? []
    return found === undefined ? [] : [{ name: found, length: part.trim().length }]
  })
}
