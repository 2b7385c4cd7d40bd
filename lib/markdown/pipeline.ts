import type { Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkHtml from 'remark-html'
import { throwProblems } from '../errors'
import type { MarkdownContext, Page, PagePlugin } from './page'
import { addresses } from './plugins/addresses'
import { code } from './plugins/code'
import { directives } from './plugins/directives'
import { headings } from './plugins/headings'
import { keepWritten } from './plugins/keep-written'
import { pictures } from './plugins/pictures'
import { references } from './plugins/references'
import { refused } from './plugins/refused'
import { silentMistakes } from './plugins/silent-mistakes'
import { tables } from './plugins/tables'
import { tokens } from './plugins/tokens'
import { sanitiseSchema } from './sanitise'

/** The order matters; each line says why it stands where it stands. */
const plugins: PagePlugin[] = [
  directives, // first: gives a colon within a sentence back to the text that tokens are looked for in
  refused, // before anything is built around nodes that must not be there
  references, // from here on there are links and pictures, and no references
  silentMistakes, // before tokens: a value is text, whatever it looks like
  tokens, // before headings and addresses, which need the values
  addresses, // before headings add links of their own
  keepWritten, // while the tree is still Markdown, and complete
  headings, // before tables, which are named after them
  tables,
  code,
  pictures, // last: reads files
]

/** More than any page needs; some patterns take time that grows with the square of their length. */
const maxBytes = 200_000

/** A text after all plugins, ready to be drawn whole or in pieces. */
export interface Drawn {
  tree: Root
  page: Page
  /** HTML of some of the tree's nodes, through the sanitiser. */
  draw(nodes: readonly RootContent[]): string
}

/**
 * Takes Markdown through all plugins. remark-html, with a sanitiser schema of ours, ends the chain in `draw`.
 * @param source Markdown; its lines count as in the file (see `splitFrontMatter`)
 * @throws ContentError with every problem of the text
 */
export async function parseMarkdown(source: string, context: MarkdownContext): Promise<Drawn> {
  const { file } = context
  const page: Page = { ...context, source, toc: [], problems: [], written: { type: 'root', children: [] } }
  const stop = (what: string, fix: string) => throwProblems([{ file, what, fix }])
  const bytes = Buffer.byteLength(source)
  if (bytes > maxBytes)
    stop(`The file has ${bytes} bytes, and at most ${maxBytes} are read.`, 'Split it into several pages.')

  const chain = remark().use(remarkGfm, { singleTilde: false }).use(remarkDirective)
  for (const plugin of plugins) chain.use(plugin, page)
  chain.use(remarkHtml, { sanitize: sanitiseSchema })
  const guarded = <Result>(step: () => Result): Result => {
    try {
      return step()
    } catch (error) {
      if (error instanceof RangeError)
        stop('The text is nested too deeply to be read.', 'Remove quotations or lists within one another.')
      throw error
    }
  }
  const parsed = guarded(() => chain.parse(source))
  const tree = (await chain.run(parsed).catch((error) =>
    guarded(() => {
      throw error
    }),
  )) as Root
  throwProblems(page.problems)
  return {
    tree,
    page,
    draw: (nodes) => guarded(() => chain.stringify({ type: 'root', children: [...nodes] }).trim()),
  }
}
