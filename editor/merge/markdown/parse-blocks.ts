import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { directive } from 'micromark-extension-directive'
import { gfm } from 'micromark-extension-gfm'

/** The syntax tree of a text. */
type Tree = ReturnType<typeof fromMarkdown>

/** A node of Markdown: a whole text, a block, or a part of one. */
export type MarkdownNode = Tree | Tree['children'][number]

/** A block with its source. */
export interface Block {
  node: Tree['children'][number]
  source: string
  /** Offsets in the parsed text. */
  start: number
  end: number
  /** Equal for blocks that mean the same. */
  meaning: string
}

/**
 * Parses CommonMark, tables and other extensions of GitHub, and directives. Unlike the parser of the site, this one
 * also reads container directives, and `~text~` as struck through.
 */
export function parseMarkdown(text: string): Tree {
  return fromMarkdown(text, {
    extensions: [gfm(), directive()],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
  })
}

/** Returns the outermost blocks of a text. */
export function blocksOf(text: string): Block[] {
  return parseMarkdown(text).children.map((node) => {
    const [start, end] = offsetsOf(node)
    return { node, source: text.slice(start, end), start, end, meaning: meaningOfNode(node) }
  })
}

/** Returns where the source of a node starts and ends. */
export function offsetsOf(node: MarkdownNode): [start: number, end: number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
}

/**
 * Returns what a node means, as JSON: everything except its position, how far apart items of a list are, how columns
 * are aligned, and how lines of a paragraph are broken. Markers such as `*` or `_` are not in the tree.
 */
export function meaningOfNode(node: MarkdownNode): string {
  return JSON.stringify(canonical(node))
}

function canonical(node: object): object {
  const { position: _, spread: _spread, align: _align, ...rest } = node as Record<string, unknown>
  if (Array.isArray(rest.children)) rest.children = joinTexts(rest.children.map(canonical))
  if (rest.type === 'text') rest.value = String(rest.value).replace(/[ \t]*\n[ \t]*/g, ' ')
  return rest
}

/** Joins consecutive texts, which the parser splits at escapes and character references. */
function joinTexts(nodes: readonly object[]): object[] {
  const joined: Record<string, unknown>[] = []
  for (const node of nodes as Record<string, unknown>[]) {
    const last = joined.at(-1)
    if (last?.type === 'text' && node.type === 'text') last.value = `${last.value}${node.value}`
    else joined.push({ ...node })
  }
  return joined
}
