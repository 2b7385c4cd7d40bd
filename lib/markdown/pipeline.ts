import type { Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkHtml from 'remark-html'
import { diagnosticAt, type Message, type SourceLocation, throwDiagnostics, type Values } from '../shared/diagnostic'
import { loadOnce } from '../shared/memoise'
import { markdownMessages, shownPictureMessages } from './markdown-messages'
import { locationOf, type MarkdownContext, type Page, type PagePlugin } from './page'
import { directives, leafDirectives } from './plugins/directives'
import { headings } from './plugins/headings'
import { links, references } from './plugins/links'
import { mistakes, unsupported } from './plugins/mistakes'
import { tokens } from './plugins/tokens'
import {
  findLongRun,
  findTooDeep,
  findTooManyLines,
  findTooManyMarks,
  findTooManyUnderlines,
  MAX_LEVELS,
  MAX_RUN_LENGTH,
  MAX_UNDERLINED,
  parseBlocks,
} from './reading-limits'
import { sanitiseSchema } from './sanitise'
import { copyTree, nodesOf } from './tree'

/**
 * Stores a copy of the tree for the Markdown copy of a page: later plugins turn headings, tables and code into HTML.
 */
const copyWritten: PagePlugin = (page) => (tree: Root) => {
  page.written = copyTree(tree)
}

/** Makes a step that is loaded only for texts with a node of this type. */
const onlyWith =
  (type: 'code' | 'image' | 'table', load: () => Promise<PagePlugin>): PagePlugin =>
  (page) =>
  async (tree: Root) => {
    if (nodesOf(tree).some((node) => node.type === type)) await (await load())(page)(tree)
  }

const loadCode = loadOnce(() => import('./plugins/code'))
const loadPictures = loadOnce(() => import('./plugins/pictures'))
const loadTables = loadOnce(() => import('./plugins/tables'))
const code = onlyWith('code', async () => (await loadCode()).code)
const pictures = onlyWith('image', async () => (await loadPictures()).pictures)
const tables = onlyWith('table', async () => (await loadTables()).tables)

/** The plugins. Their order matters: each comment gives the reason for the position. */
const plugins: PagePlugin[] = [
  directives, // first: turns a colon within a sentence back into text, in which tokens are replaced
  unsupported, // before plugins that build on nodes which may be unsupported
  references, // turns references into links and pictures, for all later plugins
  mistakes, // before tokens: values are text, even if they look like markup
  tokens, // before headings and links, which need the values
  links, // before headings add their own links
  copyWritten, // while the tree is still Markdown, and complete
  headings, // before tables, which are named after them
  tables,
  code,
  pictures, // last: reads files
]

/** Plugins that find no mistakes. */
const onlyRendering = new Set<PagePlugin>([copyWritten, tables])

/**
 * The maximum size of a text, more than any page needs. For some patterns, time grows with the square of the length.
 */
const maxBytes = 200_000

/** A text after all plugins, ready to be rendered whole or in parts. */
export interface ParsedMarkdown {
  tree: Root
  page: Page
  /** Sanitised HTML of some of the tree's nodes. */
  render(nodes: readonly RootContent[]): string
}

const reader = remark().use(remarkGfm, { singleTilde: false })
const readerOfDirectives = remark().use(remarkGfm, { singleTilde: false }).use(leafDirectives)

// Parsing directives takes a tenth of the time, and is needed only if there is a colon before a letter.
const parse = (source: string): Root => (/:[A-Za-z]/.test(source) ? readerOfDirectives : reader).parse(source)

/** Runs a step, and reports Markdown that is nested so deeply that walking its tree overflows the stack. */
function guarded<Result>(file: string, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    if (error instanceof RangeError) stop({ file }, markdownMessages['text-too-deep'], { max: MAX_LEVELS })
    throw error
  }
}

const stop = (location: SourceLocation, message: Message, values: Values = {}) =>
  throwDiagnostics([diagnosticAt(location, message, values)])

/**
 * Parses Markdown, after checking that this will not take too long.
 * @param source Markdown with the line numbers of its file (see `splitFrontMatter`)
 * @returns the tree, with tokens not replaced
 * @throws ContentError if the text exceeds one of the limits
 */
export function readMarkdown(source: string, file: string): Root {
  const bytes = Buffer.byteLength(source)
  if (bytes > maxBytes) stop({ file }, markdownMessages['text-too-large'], { bytes, max: maxBytes })
  const longRun = findLongRun(source)
  if (longRun) {
    const [data] = /data:image\/.{0,19}/i.exec(longRun.beginning) ?? []
    if (data !== undefined)
      stop(locationOf({ file }, longRun), shownPictureMessages['picture-data-url'], { picture: `${data}…` })
    stop(locationOf({ file }, longRun), markdownMessages['text-long-run'], { max: MAX_RUN_LENGTH })
  }
  const long = findTooManyLines(source)
  if (long) stop(locationOf({ file }, long), markdownMessages['text-too-many-lines'])
  const underlined = findTooManyUnderlines(source)
  if (underlined)
    stop(locationOf({ file }, underlined), markdownMessages['text-too-many-underlines'], { max: MAX_UNDERLINED })
  const deep = guarded(file, () => findTooDeep(source, parseBlocks))
  if (deep) stop(locationOf({ file }, deep), markdownMessages['text-too-deep'], { max: MAX_LEVELS })
  const dense = guarded(file, () => findTooManyMarks(source, parseBlocks))
  if (dense) stop(locationOf({ file }, dense), markdownMessages['text-too-many-marks'])
  return guarded(file, () => parse(source))
}

/**
 * Runs all plugins on Markdown. `render` of the result then renders it with remark-html and our sanitiser schema.
 * @param source Markdown with the line numbers of its file (see `splitFrontMatter`)
 * @throws ContentError with every problem of the text
 */
export async function parseMarkdown(source: string, context: MarkdownContext): Promise<ParsedMarkdown> {
  const { file } = context
  const written = context.parsed?.() ?? readMarkdown(source, file)
  const page: Page = { ...context, source, toc: [], problems: [], written: { type: 'root', children: [] } }
  const processor = remark()
  for (const plugin of plugins) if (!page.isChecked || !onlyRendering.has(plugin)) processor.use(plugin, page)
  processor.use(remarkHtml, { sanitize: sanitiseSchema })
  const tree = (await processor.run(guarded(file, () => copyTree(written))).catch((error) =>
    guarded(file, () => {
      throw error
    }),
  )) as Root
  context.onHeadings?.(page.toc)
  throwDiagnostics(page.problems)
  return {
    tree,
    page,
    render: (nodes) => guarded(file, () => processor.stringify({ type: 'root', children: [...nodes] }).trim()),
  }
}
