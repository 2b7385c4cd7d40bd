import { reflow } from '../yaml/reflow'
import { mergeSequence, type Part } from './merge-sequence'
import { type Block, type MarkdownNode, meaningOfNode, offsetsOf } from './parse-blocks'

/** Writes an edited paragraph or heading: links, emphasis and comments in it that mean the same keep their source. */
export function mergeInline(old: Block, part: Block): string {
  const [before, after] = [partsOf(old), partsOf(part)]
  const [first, last] = [before[0], before.at(-1)]
  if (!first || !last || after.length === 0) return part.source
  const merged = mergeSequence(old.source, before, after, {
    edit: (piece, edited) => reflowLines(piece.source, edited.source),
    isSimilar: (piece, edited) => piece.type === edited.type,
    separator: '',
  })
  return old.source.slice(0, first.start) + merged + old.source.slice(last.end)
}

/** Keeps line breaks where they were, if the new text has no line breaks. */
function reflowLines(before: string, after: string): string {
  return after.includes('\n') ? after : reflow(before.split('\n'), after).join('\n')
}

function partsOf({ node, source, start }: Block): (Part & { type: string })[] {
  const children = 'children' in node ? (node.children as MarkdownNode[]) : []
  return children.map((child) => {
    const [from, to] = offsetsOf(child).map((offset) => offset - start) as [number, number]
    return { type: child.type, source: source.slice(from, to), meaning: meaningOfNode(child), start: from, end: to }
  })
}
