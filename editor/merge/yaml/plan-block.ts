import type { Node } from 'yaml'
import { type Edit, lineEnd, lineStart } from '../edits'
import { linesOf, removeLines, sharesLine, startOfLines } from './entry-lines'
import { type Planned, planEntries } from './plan-entries'
import { type Entry, entriesOf, type Slot, type Source } from './source'
import { childrenOf, writeEntry } from './write-new'

/** Plans the value of an entry: `planValue`, passed in because each calls the other. */
export type PlanValue = (source: Source, slot: Slot, value: unknown) => Edit[]

/**
 * Returns the edits of a map or list whose entries have their own lines: each value separately, the lines of what was
 * removed, and new lines after the entry before them.
 * @returns undefined if the whole value must be rewritten
 */
export function planBlock(source: Source, slot: Slot, value: object, planValue: PlanValue): Edit[] | undefined {
  const node = slot.node as Node
  const entries = entriesOf(source, node)
  const planned = planEntries(source, entries, value)
  const staying = planned.filter(({ stays }) => stays)
  if (staying.length === 0 && planned.some(({ entry }) => !entry)) return undefined
  const edits = staying.flatMap(({ entry, value: each }) => (entry ? planValue(source, entry.slot, each) : []))
  const kept = new Set(staying.map(({ entry }) => entry))
  for (const entry of entries) {
    if (kept.has(entry)) continue
    const removal = removeLines(source.text, entry) ?? removeFirst(source.text, entries, kept)
    if (!removal) return undefined
    edits.push(removal)
  }
  const insertions = planInsertions(source, node, entries, planned)
  return insertions && [...edits, ...insertions]
}

/**
 * Removes a first entry after a dash: the next one moves up to it, unless a comment or other entries to be removed are
 * in between.
 */
function removeFirst(
  text: string,
  [first, next]: readonly Entry[],
  kept: ReadonlySet<Entry | undefined>,
): Edit | undefined {
  if (!first) return undefined
  if (next && kept.has(next) && text.slice(lineEnd(text, first.end), next.start).trim() === '')
    return { start: first.start, end: next.start, text: '' }
  const before = text.slice(lineStart(text, first.start), first.start).trimEnd().length
  return { start: lineStart(text, first.start) + before, end: lineEnd(text, first.end), text: '' }
}

/** Inserts new and moved entries, each after the entry that it follows; undefined if one cannot be inserted. */
function planInsertions(
  source: Source,
  node: Node,
  entries: readonly Entry[],
  planned: readonly Planned[],
): Edit[] | undefined {
  const { text } = source
  const [first] = entries
  if (!first) return undefined
  const indent = ' '.repeat(first.slot.column)
  const edits: Edit[] = []
  let previous: Entry | undefined
  for (const each of planned) {
    if (each.stays) {
      previous = each.entry
      continue
    }
    const written = each.entry
      ? withoutIndent(linesOf(text, each.entry))
      : writeEntry(source, each, childrenOf(node), { indent, inFlow: false })
    if (previous) {
      const end = lineEnd(text, previous.end)
      edits.push({ start: end, end, text: `\n${indent}${written}` })
    } else if (sharesLine(text, first.start)) {
      // A comment, or nothing, cannot follow the dash.
      if (written.startsWith('#') || !planned.some(({ entry, stays }) => stays && entry === first)) return undefined
      edits.push({ start: first.start, end: first.start, text: `${written}\n${indent}` })
    } else {
      const start = startOfLines(text, first.start)
      edits.push({ start, end: start, text: `${indent}${written}\n` })
    }
  }
  return edits
}

/**
 * Returns the lines of an entry without the spaces before the first; the others keep theirs, because the column stays
 * the same.
 */
const withoutIndent = (lines: string) => lines.slice(lines.length - lines.trimStart().length)
