import type { Nodes, Parents, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'

/** What the writer needs of its own state; remark gives no name to this type. */
interface State {
  containerPhrasing: (node: Parents, info: object) => string
}

/** Something that is still to come is a box in our trees, and plain words in Markdown. */
const box = (node: Nodes, _: unknown, state: State, info: object) => state.containerPhrasing(node as Parents, info)

/**
 * Writes nodes as Markdown, one form for each thing: `-` for points, `*` for emphasis, fences around code. Directives are
 * not part of what is written, so a colon stays a colon.
 */
export function writeMarkdown(nodes: readonly RootContent[]): string {
  return remark()
    .use(remarkGfm, { singleTilde: false, tablePipeAlign: false })
    .data('settings', { bullet: '-', rule: '-', handlers: { box } as object })
    .stringify({ type: 'root', children: [...nodes] })
}
