import { readFile } from 'node:fs/promises'
import { toString as textOf } from 'mdast-util-to-string'
import { groupViews } from '../docs/group-views'
import { apiBase, isRest } from '../docs/paths'
import type { Tokens } from '../facts/tokens'
import { getTexts } from '../i18n/texts'
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
import { getSite } from './site'

/** Later than any day on which something is to be published. */
const ALWAYS = new Date(8.64e15)

/** Fields that choose, and say nothing to a reader of the page, or say again what others do: a sample is method and path as code. */
const CHOICES = [
  'layout',
  'publishAt',
  'kind',
  'thing',
  'href',
  'id',
  'parts',
  'samples',
  'source',
  'primary',
  'lockedTo',
  'card',
]

/** What pages say that does not stand in their own file. */
const further: Readonly<Record<string, () => Promise<unknown>>> = {
  '/contact': async () => (await getContactPage()).details,
  '/pricing': async () => (await getPricingPage()).table,
}

/** What all pages take from, read once. */
interface Sources {
  tokens: Tokens
  /** How all operations are reached. */
  strip: string
  /** What is said of the operations of one resource. */
  operations: (resource: string, file: string) => string
}

/**
 * The main words of every page, by its path: what its own file says with facts filled in, what it says of the operations
 * that it places, and on a few pages what they draw from elsewhere. Header, footer, navigation and lists of other pages
 * are not among them. Drafts and pages to be published later are there as well, so that a day that comes makes no date
 * stale.
 */
export async function pageWords(): Promise<Map<string, string>> {
  const [items, sources] = await Promise.all([list({ now: ALWAYS, drafts: true }), readSources()])
  return new Map(await Promise.all(items.map(async (item) => [item.path, await wordsOf(item, sources)] as const)))
}

async function readSources(): Promise<Sources> {
  const [tokens, endpoints, site, t] = await Promise.all([getTokens(), getEndpoints(), getSite(), getTexts()])
  const baseAddress = apiBase(site.links.api)
  return {
    tokens,
    strip: `${baseAddress}\n${endpoints.plan}`,
    operations: (resource, file) => leaves(groupViews(endpoints, resource, { file, baseAddress, t })),
  }
}

async function wordsOf(
  { file, path }: ContentItem,
  { tokens: siteTokens, strip, operations }: Sources,
): Promise<string> {
  const [text, more] = await Promise.all([readFile(file, 'utf8'), further[path]?.()])
  const tokens = await withFigures(file, text, siteTokens)
  const { data, body } = readFrontMatter(file, text, schemaFor(file) ?? pageSchema, tokens)
  // Neither labels nor pictures are words.
  const texts = { linkTo: () => '', table: () => '' }
  const { tree } = await parseMarkdown(body, { file, title: '', tokens, texts })
  const blocks = tree.children.map((node) =>
    node.type === 'leafDirective' ? operations(node.attributes?.resource ?? '', file) : textOf(node),
  )
  return [leaves(data), isRest(path) ? strip : '', ...blocks, leaves(more)].join('\n')
}

/** Every text in a value, one a line. */
function leaves(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const inner = Object.entries(value).filter(([name]) => !CHOICES.includes(name))
  return inner.map(([, each]) => leaves(each)).join('\n')
}
