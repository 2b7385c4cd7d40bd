import { isMap, isScalar, parseDocument, type Scalar, stringify } from 'yaml'
import { indentRest, lineEnd } from '../edits'
import { writeBlockText } from './block-text'
import { reflow } from './reflow'
import type { Slot, Source } from './source'

/** A value that is neither a list nor a map. */
export type ScalarValue = string | number | boolean | null

/** Writes a new value in the style of the old one, in the first form that reads as exactly this value. */
export function writeScalar(source: Source, slot: Slot, value: ScalarValue): string {
  if (source.isJson) return JSON.stringify(value)
  const old = isScalar(slot.node) ? slot.node : undefined
  const written = old ? source.text.slice(old.range?.[0], slot.end) : ''
  const candidates =
    typeof value === 'string' ? candidatesFor(source, slot, old, written, value) : [writeOther(written, value)]
  return candidates.find((candidate) => readsAs(candidate, value, slot)) ?? JSON.stringify(value)
}

/**
 * Writes a value other than text. If the old number ends in a zero after its decimal point, the new one gets as many
 * decimals, unless it needs more: 4.20 becomes 4.50.
 */
function writeOther(written: string, value: number | boolean | null): string {
  const decimals = /^-?\d+\.(\d*0)$/.exec(written)?.[1]?.length
  const fixed = typeof value === 'number' && decimals !== undefined ? value.toFixed(decimals) : undefined
  return fixed !== undefined && Number(fixed) === value ? fixed : stringify(value).trimEnd()
}

/** Returns the ways to write a text, best first. */
function candidatesFor(source: Source, slot: Slot, old: Scalar | undefined, written: string, value: string): string[] {
  const lines = written.split('\n').map((line) => line.trim())
  const indent = ' '.repeat(/\n( +)\S/.exec(written)?.[1]?.length ?? slot.column + source.step)
  const flow = (quote: string, text: string) => {
    const before = quote ? unquoteEnds(lines) : lines
    return [...new Set([reflow(before, text).join(`\n${indent}`), text])].map((each) => `${quote}${each}${quote}`)
  }
  const double = flow('"', JSON.stringify(value).slice(1, -1))
  const hasComment = /#/.test(source.text.slice(slot.end, lineEnd(source.text, slot.end)))
  const literal = value.includes('\n') && !slot.inFlow && !hasComment ? [writeLiteral(source, slot, value)] : []
  switch (old?.type) {
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return [writeBlockText(written, value, old.type === 'BLOCK_FOLDED'), ...double]
    case 'QUOTE_DOUBLE':
      return [...literal, ...double]
    case 'QUOTE_SINGLE':
      return [...literal, ...flow("'", value.replaceAll("'", "''")), ...double]
    default:
      return [...literal, ...flow('', value), ...double]
  }
}

/** Returns the lines of a quoted text without the quotation marks at its ends. */
function unquoteEnds(lines: readonly string[]): string[] {
  return lines.map((line, index) => line.slice(index === 0 ? 1 : 0, index === lines.length - 1 ? -1 : undefined))
}

function writeLiteral({ step }: Source, { column }: Slot, value: string): string {
  const text = stringify({ k: value }, { lineWidth: 0, indent: step }).slice('k: '.length).replace(/\n$/, '')
  return indentRest(text, ' '.repeat(column))
}

/** Whether a YAML text reads as a value where it would be written. */
function readsAs(written: string, value: ScalarValue, { column, inFlow }: Slot): boolean {
  const indent = ' '.repeat(column)
  const text = inFlow ? `${indent}k: { a: ${written}, z: 1 }\n` : `${indent}a: ${written}\n${indent}z: 1\n`
  const doc = parseDocument(text)
  if (doc.errors.length > 0 || doc.warnings.length > 0) return false
  const outer = inFlow && isMap(doc.contents) ? doc.get('k') : doc.contents
  if (!isMap(outer) || outer.items.length !== 2 || outer.get('z') !== 1) return false
  const node = outer.get('a', true)
  return isScalar(node) && node.value === value && node.anchor === undefined
}
