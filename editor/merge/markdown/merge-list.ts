import { indentRest } from '../edits'
import { mergeSequence, type Part } from './merge-sequence'
import { type Block, meaningOfNode, offsetsOf } from './parse-blocks'

/** An item of a list. */
interface Item extends Part {
  /** The marker with the spaces after it: `- `, `10. `. */
  marker: string
  /** The content, without its indent. */
  content: string
}

/**
 * Writes an edited list: items that mean the same keep their source, and others get the marker and indent of the old
 * list.
 */
export function mergeList(old: Block, part: Block, mergeText: (before: string, after: string) => string): string {
  const [before, after] = [itemsOf(old), itemsOf(part)]
  const [first, second] = before
  if (!first || old.node.type !== 'list' || part.node.type !== 'list') return part.source
  const indent = ' '.repeat((old.node.position?.start.column ?? 1) - 1)
  const write = (marker: string, content: string) => marker + indentRest(content, indent + ' '.repeat(marker.length))
  const isAscending = old.node.ordered === true && first.marker.slice(0, -1) !== second?.marker.slice(0, -1)
  const start = part.node.start ?? 1
  return mergeSequence(
    old.source,
    before,
    after.map((item) => ({ ...item, source: write(first.marker, item.content) })),
    {
      edit: (item, { content }) => write(item.marker, mergeText(item.content, content)),
      isSimilar: (item, other) =>
        item.content.slice(0, 12) === other.content.slice(0, 12) || before.length === after.length,
      separator: second ? old.source.slice(first.end, second.start) : `\n${indent}`,
      ...(isAscending && { place: (source: string, index: number) => renumber(source, start + index) }),
    },
  )
}

function itemsOf({ node, source, start }: Block): Item[] {
  if (node.type !== 'list') return []
  return node.children.map((item) => {
    const [from, to] = offsetsOf(item).map((offset) => offset - start) as [number, number]
    const text = source.slice(from, to)
    const marker = /^(?:[-*+]|\d{1,9}[.)])(?: {1,4}(?! )| |$)?/.exec(text)?.[0] ?? ''
    const width = (item.position?.start.column ?? 1) - 1 + marker.length
    const content = text.slice(marker.length).replace(new RegExp(`\\n {1,${Math.max(1, width)}}`, 'g'), '\n')
    return { source: text, meaning: meaningOfNode(item), start: from, end: to, marker, content }
  })
}

/** Gives an item its number; its other lines move with the text if the number gets longer or shorter. */
function renumber(source: string, number: number): string {
  const old = /^\d+/.exec(source)?.[0] ?? ''
  const added = String(number).length - old.length
  const rest = source.slice(old.length)
  const moved = added > 0 ? indentRest(rest, ' '.repeat(added)) : rest.replace(new RegExp(`\\n {${-added}}`, 'g'), '\n')
  return `${number}${added === 0 ? rest : moved}`
}
