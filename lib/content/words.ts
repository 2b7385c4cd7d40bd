import { readFile } from 'node:fs/promises'
import { toString as textOf } from 'mdast-util-to-string'
import { parseMarkdown } from '../markdown/pipeline'
import { withFigures } from './case-tokens'
import { getContactPage } from './contact'
import { getEndpoints } from './endpoints'
import { getTokens } from './facts'
import { type ContentItem, list } from './list'
import { getPricingPage } from './pricing'
import { readFrontMatter } from './read-front-matter'
import { schemaFor } from './registry'
import { pageSchema } from './schemas/page'

/** Later than any day on which something is to be published. */
const ALWAYS = new Date(8.64e15)

/** Front matter that chooses, and says nothing to a reader. */
const CHOICES = ['layout', 'publishAt', 'kind', 'thing', 'href', 'source', 'primary']

/** What pages say that does not stand in their own file. */
const further: Readonly<Record<string, () => Promise<unknown>>> = {
  '/contact': async () => (await getContactPage()).details,
  '/pricing': async () => (await getPricingPage()).table,
}

/**
 * The main words of every page, by its path: what its own file says with facts filled in, the operations that it places,
 * and on a few pages what they draw from elsewhere. Header, footer, navigation and lists of other pages are not among
 * them. Drafts and pages to be published later are there as well, so that a day that comes makes no date stale.
 */
export async function pageWords(): Promise<Map<string, string>> {
  const items = await list({ now: ALWAYS, drafts: true })
  return new Map(await Promise.all(items.map(async (item) => [item.path, await wordsOf(item)] as const)))
}

async function wordsOf({ file, path }: ContentItem): Promise<string> {
  const [text, siteTokens, endpoints, more] = await Promise.all([
    readFile(file, 'utf8'),
    getTokens(),
    getEndpoints(),
    further[path]?.(),
  ])
  const tokens = await withFigures(file, text, siteTokens)
  const { data, body } = readFrontMatter(file, text, schemaFor(file) ?? pageSchema, tokens)
  // Neither labels nor pictures are words.
  const texts = { linkTo: () => '', table: () => '' }
  const { tree } = await parseMarkdown(body, { file, title: '', tokens, texts })
  const blocks = tree.children.map((node) =>
    node.type === 'leafDirective' ? leaves(endpoints.resources[node.attributes?.resource ?? '']) : textOf(node),
  )
  return [leaves(data), ...blocks, leaves(more)].join('\n')
}

/** Every text in a value, one a line. */
function leaves(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const inner = Object.entries(value).filter(([name]) => !CHOICES.includes(name))
  return inner.map(([, each]) => leaves(each)).join('\n')
}
