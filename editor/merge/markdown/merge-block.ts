import { mergeInline } from './merge-inline'
import { mergeList } from './merge-list'
import { mergeTable } from './merge-table'
import { type Block, blocksOf } from './parse-blocks'

/** Whether an edited block may be another version of an old one. */
export function isSameKind({ node }: Block, { node: other }: Block): boolean {
  if (node.type !== other.type) return false
  if (node.type === 'heading' && other.type === 'heading') return node.depth === other.depth
  if (node.type === 'list' && other.type === 'list') return node.ordered === other.ordered
  return true
}

/**
 * Writes an edited block in the style of the old one: alignment, markers, line breaks. Returns the new source unchanged
 * if the result would mean something else.
 */
export function mergeBlock(old: Block, part: Block, mergeText: (before: string, after: string) => string): string {
  const merged = mergeByKind(old, part, mergeText)
  const blocks = blocksOf(merged)
  return blocks.length === 1 && blocks[0]?.meaning === part.meaning ? merged : part.source
}

function mergeByKind(old: Block, part: Block, mergeText: (before: string, after: string) => string): string {
  switch (part.node.type) {
    case 'paragraph':
    case 'heading':
      return mergeInline(old, part)
    case 'table':
      return mergeTable(old, part)
    case 'list':
      return mergeList(old, part, mergeText)
    case 'blockquote': {
      const marker = /^> ?/.exec(old.source)?.[0] ?? '> '
      const merged = mergeText(unquote(old.source), unquote(part.source))
      return merged.replace(/^(?=.)/gm, marker).replace(/^$/gm, '>')
    }
    case 'containerDirective':
      return mergeDirective(old, part, mergeText)
    default:
      return part.source
  }
}

const unquote = (source: string) => source.replace(/^ {0,3}> ?/gm, '')

/** Merges the text between the first and the last line of a container such as `:::note`. */
function mergeDirective(old: Block, part: Block, mergeText: (before: string, after: string) => string): string {
  const [before, after] = [old.source.split('\n'), part.source.split('\n')]
  const merged = mergeText(before.slice(1, -1).join('\n'), after.slice(1, -1).join('\n'))
  const first = before[0]?.trim() === after[0]?.trim() ? before[0] : after[0]
  return [first, merged, before.at(-1)].join('\n')
}
