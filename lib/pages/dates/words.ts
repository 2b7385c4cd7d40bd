import { toString as textOf } from 'mdast-util-to-string'
import type { z } from 'zod'
import { dayIn } from '../../content/dates/day-in'
import { everything } from '../../content/edition'
import { isReadBy } from '../../content/schemas/field'
import { getSite } from '../../content/site'
import { getTexts } from '../../i18n/texts'
import { parseMarkdown } from '../../markdown/pipeline'
import { coverageLines } from '../../reference/coverage'
import { getEndpoints } from '../../reference/endpoints'
import { groupViews } from '../../reference/group-views'
import { apiBase } from '../../reference/paths'
import type { OtherContent, ReadPage } from '../define-page'
import { pageOfFile, schemaOf } from '../find-page'
import { getContentPage } from '../get-content'
import { type ContentItem, list } from '../list'

/**
 * Properties of view models that visitors do not read as text, or that repeat others: a sample repeats method and path
 * as code.
 */
const UNREAD = ['kind', 'thing', 'href', 'id', 'parts', 'samples']

/** Replaces every picture, because image data does not count as words. */
const noPicture = { sources: [], src: '', width: 0, height: 0 }

/**
 * Returns the main words of every page, by its path. A page that lists others includes those that are public on or
 * before its day; `isShown` may leave out some of them.
 */
type WordsBy = (
  dayOf: (path: string) => string,
  isShown?: (page: ContentItem) => boolean,
) => Promise<Map<string, string>>

/**
 * Reads the main words of every page: the text of its file with facts filled in, its operations, and content from other
 * files, such as the cards on the overview of the cases. Drafts and scheduled pages are included; header, footer and
 * navigation are not.
 * @throws ContentError with the problems of the first text that cannot be read
 */
export async function readWords(): Promise<WordsBy> {
  const [items, endpoints, site, t] = await Promise.all([list(everything), getEndpoints(), getSite(), getTexts()])
  const resources = Object.keys(endpoints.resources)
  const read = await Promise.all(items.map((item) => readPage(item, resources)))
  const pages = read.map(({ page }) => page)
  const isPublicBy = (day: string, { draft, publishAt }: ContentItem) =>
    !draft && (publishAt === undefined || dayIn(publishAt, site.timeZone) <= day)
  return async (dayOf, isShown = () => true) => {
    const words = new Map<string, string>()
    for (const each of read) {
      const { path } = each.page
      const others = pages.filter((page) => isPublicBy(dayOf(path), page) && isShown(page))
      words.set(path, await wordsOf(each, { pages: others, endpoints, site, t }))
    }
    return words
  }
}

/** A date later than any publication. */
const LAST_DAY = '9999-12-31'

/** Returns the words of every page as they will be once all scheduled pages are public. */
export const pageWords = async (): Promise<Map<string, string>> => (await readWords())(() => LAST_DAY)

/** A page, the schema of its front matter, and its text. */
interface PageSource {
  page: ReadPage
  schema: z.ZodType
  blocks: readonly Block[]
}

/** A block of a text: its words, or the resource whose operations it lists. Whole trees would fill the memory. */
type Block = { words: string } | { resource: string }

/**
 * Reads front matter and text, with facts and figures filled in.
 * @param resources the resources of the endpoint table
 * @throws ContentError with every problem of the text
 */
async function readPage(item: ContentItem, resources: readonly string[]): Promise<PageSource> {
  const { file, text, tokens, data, body = '', tree: parsed } = await getContentPage(item.file)
  // Labels do not count, and of pictures only the text alternative and caption do.
  const texts = { linkTo: () => '', table: () => '' }
  const { tree } = await parseMarkdown(body, {
    ...{ file, title: '', tokens, texts, parsed, resources },
    picture: async () => noPicture,
    isChecked: true,
  })
  const blocks = tree.children.map((node) =>
    node.type === 'leafDirective' ? { resource: node.attributes?.resource ?? '' } : { words: textOf(node) },
  )
  return { page: { ...item, text, data: data as ReadPage['data'] }, schema: await schemaOf(file), blocks }
}

async function wordsOf({ page, schema, blocks }: PageSource, from: OtherContent): Promise<string> {
  const { endpoints, site, t } = from
  const baseAddress = apiBase(site.links.api)
  const operations = (resource: string) => {
    const groups = groupViews(endpoints, resource, { file: page.file, baseAddress })
    return textsIn([
      groups,
      coverageLines(
        groups.flatMap((group) => group.operations),
        t,
      ),
    ])
  }
  const texts = blocks.map((block) => ('resource' in block ? operations(block.resource) : block.words))
  // The bar with base address and plan above every page of the REST API.
  const restBar = pageOfFile(page.file)?.isRest ? `${baseAddress}\n${endpoints.plan}` : ''
  const fields = textsIn(page.data, (path) => isReadBy('dates', schema, path))
  return [fields, restBar, ...texts, textsIn(await contentFromOtherFiles(page, from))].join('\n')
}

/** Returns content that a page shows from other files. Drafts have no date, and their results need not exist yet. */
const contentFromOtherFiles = (page: ReadPage, from: OtherContent): unknown =>
  page.draft ? undefined : pageOfFile(page.file)?.shows?.(page, from)

type Path = readonly (string | number)[]

/** Returns every text in a value, one on each line. */
function textsIn(
  value: unknown,
  isRead = (path: Path) => !UNREAD.includes(String(path.at(-1))),
  path: Path = [],
): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const inner = Object.entries(value).map(
    ([name, each]) => [[...path, Array.isArray(value) ? Number(name) : name], each] as const,
  )
  return inner
    .filter(([key]) => isRead(key))
    .map(([key, each]) => textsIn(each, isRead, key))
    .join('\n')
}
