import type { Nodes, Parents, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'

/** The part of the writer's state that is used here; remark exports no type for it. */
interface State {
  containerPhrasing: (node: Parents, info: object) => string
}

/** A placeholder is a box in our trees, and plain text in Markdown. */
const box = (node: Nodes, _: unknown, state: State, info: object) => state.containerPhrasing(node as Parents, info)

/**
 * Writes nodes as Markdown, always in the same style: `-` for list items, `*` for emphasis, fences around code.
 * Directive syntax is switched off, so colons are not escaped.
 */
export function writeMarkdown(nodes: readonly RootContent[]): string {
  return remark()
    .use(remarkGfm, { singleTilde: false, tablePipeAlign: false })
    .data('settings', { bullet: '-', rule: '-', handlers: { box } as object })
    .stringify({ type: 'root', children: [...nodes] })
}
