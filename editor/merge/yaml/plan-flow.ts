import type { Node } from 'yaml'
import { applyEdits, type Edit, lineStart } from '../edits'
import type { PlanValue } from './plan-block'
import { type Planned, planEntries } from './plan-entries'
import { type Entry, entriesOf, type Slot, type Source } from './source'
import { childrenOf, writeEntry } from './write-new'

/**
 * Returns the edits of a map or list in brackets: entries keep what is between them as long as they stay neighbours.
 * @returns undefined if the whole value must be rewritten
 */
export function planFlow(source: Source, slot: Slot, value: object, planValue: PlanValue): Edit[] | undefined {
  const { text } = source
  const node = slot.node as Node
  const entries = entriesOf(source, node)
  const planned = planEntries(source, entries, value)
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last || planned.length === 0) return undefined
  const edits = planned.flatMap(({ entry, value: each }) => (entry ? planValue(source, entry.slot, each) : []))
  const isSame = planned.length === entries.length && planned.every(({ entry }, index) => entry === entries[index])
  if (isSame) return edits
  const indent = text.slice(lineStart(text, first.start), first.start)
  const separator =
    indent.trim() === '' && lineStart(text, first.start) > (node.range?.[0] ?? 0) ? `,\n${indent}` : ', '
  const nesting = { indent: /^[ \t]*/.exec(indent)?.[0] ?? '', inFlow: true }
  const pieces = planned.map((each) =>
    each.entry
      ? applyEdits(
          text,
          edits.filter(({ start, end }) => start >= (each.entry?.start ?? 0) && end <= (each.entry?.end ?? 0)),
          each.entry.start,
          each.entry.end,
        )
      : writeEntry(source, each, childrenOf(node), nesting),
  )
  const between = (index: number) => gapBetween(text, entries, planned[index - 1], planned[index]) ?? separator
  const joined = pieces.map((piece, index) => (index === 0 ? piece : between(index) + piece)).join('')
  return [{ start: first.start, end: last.end, text: joined }]
}

/** Returns what was between two entries that were neighbours before. */
function gapBetween(text: string, entries: readonly Entry[], a?: Planned, b?: Planned): string | undefined {
  if (!a?.entry || !b?.entry) return undefined
  const index = entries.indexOf(a.entry)
  return entries[index + 1] === b.entry ? text.slice(a.entry.end, b.entry.start) : undefined
}
