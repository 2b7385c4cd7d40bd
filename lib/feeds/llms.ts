import type { RootContent } from 'mdast'
import { docsIndex } from '../pages/docs/page'
import { childrenOf } from '../pages/docs/page-tree'
import { pageAt } from '../pages/find-page'
import type { PageLine } from '../pages/listed-pages'
import { addresses, markdownCopyPath, openapiPath, postmanPath } from '../shared/urls'
import type { DocsCopy } from './markdown-copies/markdown-copy'
import { heading, link, list, paragraph, text } from './markdown-copies/nodes'
import { writeMarkdown } from './markdown-copies/write-markdown'
import type { OutputSource } from './source'

/** Whether a reader with limited context may skip a page. llmstxt.org calls the section of such pages “Optional”. */
const isOptional = ({ path }: PageLine) => pageAt(path)?.isLegal === true

const quote = (words: string): RootContent => ({ type: 'blockquote', children: [paragraph(text(words))] })

/** A heading with a list of links, each with the text that follows it. */
function section(title: string, lines: readonly PageLine[], address: (path: string) => string): RootContent[] {
  if (lines.length === 0) return []
  const items = lines.map(({ path, title: name, description }) => [link(address(path), name), text(`: ${description}`)])
  return [heading(2, text(title)), list(items)]
}

/** The documentation, with a section for each API; an API of a single page goes into the first section. */
function docsSections(docs: readonly DocsCopy[]): { title: string; lines: PageLine[] }[] {
  const all = docs.map((page, order) => ({
    ...{ path: page.path, title: page.title, order },
    line: { path: markdownCopyPath(page.path), title: page.browserTitle, description: page.description },
  }))
  const within = (path: string) => all.filter((page) => page.path === path || page.path.startsWith(`${path}/`))
  const apis = childrenOf(all, docsIndex.path).filter(({ path }) => within(path).length > 1)
  const inApi = new Set(apis.flatMap(({ path }) => within(path)))
  const rest = all.filter((page) => !inApi.has(page))
  return [
    { title: all.find(({ path }) => path === docsIndex.path)?.title ?? '', lines: rest.map(({ line }) => line) },
    ...apis.map(({ path, title }) => ({ title, lines: within(path).map(({ line }) => line) })),
  ]
}

/**
 * Writes `/llms.txt` as llmstxt.org describes it: a summary of the site, and lists of links to Markdown copies, files
 * for programs and the other pages.
 */
export async function llms(source: OutputSource): Promise<string> {
  const [{ name, origin }, t, docs, pages] = await Promise.all([
    ...([source.site(), source.texts(), source.docs(), source.pages()] as const),
  ])
  const { of } = addresses(origin)
  const files = [
    { path: openapiPath, title: t('outputs.openapi.name'), description: t('outputs.openapi.says') },
    { path: postmanPath, title: t('outputs.postman.name'), description: t('outputs.postman.says') },
    { path: '/llms-full.txt', title: t('outputs.llms.full'), description: t('outputs.llms.fullSays') },
  ]
  return writeMarkdown([
    heading(1, text(name)),
    quote(pages.find(({ path }) => path === '/')?.description ?? ''),
    paragraph(text(t('outputs.llms.intro'))),
    ...docsSections(docs).flatMap(({ title, lines }) => section(title, lines, of)),
    ...section(t('outputs.llms.files'), files, of),
    ...section(
      t('outputs.llms.site'),
      pages.filter((page) => !isOptional(page)),
      of,
    ),
    ...section('Optional', pages.filter(isOptional), of),
  ])
}

/** Writes `/llms-full.txt`: every Markdown copy one after the other, in reading order. */
export async function llmsFull(source: OutputSource): Promise<string> {
  return (await source.docs()).map(({ markdown }) => markdown).join('\n---\n\n')
}
