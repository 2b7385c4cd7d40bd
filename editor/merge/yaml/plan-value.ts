import { isMap, isScalar, isSeq } from 'yaml'
import { type Edit, lineEnd, lineStart } from '../edits'
import { isValues, meaningOf, withoutBlanks } from './meaning'
import { planBlock } from './plan-block'
import { planFlow } from './plan-flow'
import type { Slot, Source } from './source'
import { writeEntry } from './write-new'
import { type ScalarValue, writeScalar } from './write-scalar'

/** Returns the edits that give a value of the file a new value; none if both mean the same. */
export function planValue(source: Source, slot: Slot, value: unknown): Edit[] {
  const { node } = slot
  if (meaningOf(node?.toJS(source.doc)) === meaningOf(value)) return []
  const isGroup = isMap(node) && isValues(value) && Object.keys(withoutBlanks(value) as object).length > 0
  const isList = isSeq(node) && Array.isArray(value) && value.length > 0
  if (node && (isGroup || isList) && node.items.length > 0) {
    const plan = node.flow ? planFlow : planBlock
    return plan(source, slot, value as object, planValue) ?? planReplacement(source, slot, value)
  }
  const clean = withoutBlanks(value)
  const isScalarValue = clean === null || typeof clean !== 'object'
  if (isScalar(node) && isScalarValue && slot.end > slot.from && node.range)
    return [{ start: node.range[0], end: slot.end, text: writeScalar(source, slot, clean as ScalarValue) }]
  return planReplacement(source, slot, value)
}

/** Returns the edit that rewrites a whole value. A comment on the line of the name is kept. */
export function planReplacement(source: Source, slot: Slot, value: unknown): Edit[] {
  const { text } = source
  const { node, from, end, column, inFlow, isItem } = slot
  const start = node?.range ? Math.min(Math.max(from, node.range[0]), end) : end
  const between = text.slice(from, start)
  const written = writeEntry(source, { ...(isItem ? {} : { key: 'k' }), value }, [], {
    indent: indentOf(source, slot),
    inFlow,
  })
  const fresh = written.replace(source.isJson ? /^"k": / : inFlow ? /^k:\s*/ : isItem ? /^-/ : /^k:/, '')
  if (inFlow) return [{ start, end, text: start === from && !isItem && !source.isJson ? ` ${fresh}` : fresh }]
  const header = /^[ \t]+#[^\n]*/.exec(between)?.[0] ?? ''
  if (!fresh.includes('\n') && !isBlockItem(fresh, isItem, value)) return [{ start: from, end, text: fresh + header }]
  const after = text.slice(end, lineEnd(text, end))
  const comment = header || (/^\s+#/.test(after) ? after : '')
  if (comment === '') return [{ start: from, end, text: fresh }]
  // Below a comment, the value starts on its own line, unless its indicator can stay before the comment.
  const [first = '', ...rest] = fresh.split('\n')
  if (/^ [|>]/.test(first))
    return [{ start: from, end: lineEnd(text, end), text: [`${first}${comment}`, ...rest].join('\n') }]
  const lines = first === '' ? rest : [`${' '.repeat(column + (isItem ? 2 : source.step))}${first.trim()}`, ...rest]
  return [{ start: from, end: lineEnd(text, end), text: [comment, ...lines].join('\n') }]
}

/** Returns the spaces before new lines: those of the name; in brackets, those of its line. */
function indentOf({ text }: Source, { from, column, inFlow }: Slot): string {
  return inFlow ? (/^[ \t]*/.exec(text.slice(lineStart(text, from)))?.[0] ?? '') : ' '.repeat(column)
}

/** Whether a one-line value is a list or group after a dash, with no room for a comment in between. */
const isBlockItem = (fresh: string, isItem: boolean, value: unknown) =>
  isItem && typeof value === 'object' && value !== null && !/^ *[[{]/.test(fresh)
