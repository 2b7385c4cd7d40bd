import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from 'yaml'
import { lineStart } from '../edits'
import { MergeError } from '../merge-messages'

/** A parsed YAML or JSON text, with the style for new values. */
export interface Source {
  text: string
  doc: Document
  isJson: boolean
  /** The number of spaces by which a group is indented below its name. */
  step: number
  /** Whether a list is indented below its name. */
  indentsLists: boolean
}

/** The file and line that a text comes from, for messages, and its format. */
export interface FilePart {
  file: string
  /** The line of the file where the text starts, counted from 1. */
  line?: number
  isJson?: boolean
}

/**
 * Parses a text with `\n` line endings.
 * @throws MergeError if it is invalid, or has anchors, aliases, tags, repeated names, or names that are lists or groups
 * or follow a question mark
 */
export function parseSource(text: string, { file, line = 1, isJson = false }: FilePart): Source {
  const lines = new LineCounter()
  // A tab counts as one space here: the parser treats tabs before JSON values as YAML errors.
  const readable = isJson ? text.replaceAll('\t', ' ') : text
  const doc = parseDocument(readable, { keepSourceTokens: true, lineCounter: lines, uniqueKeys: false })
  const errorAt = (id: MergeError['id'], offset: number, values = {}) =>
    new MergeError(id, { file, line: lines.linePos(offset).line + line - 1, ...values })
  const [error] = [...doc.errors, ...doc.warnings.filter(({ code }) => code !== 'TAG_RESOLVE_FAILED')]
  if (error) {
    const reason = (error.message.split(/ at line \d+/)[0] as string).replace(/[.:]$/, '')
    throw errorAt('merge-unreadable', error.pos[0], { language: isJson ? 'JSON' : 'YAML', reason })
  }
  visit(doc, {
    Node(_, node) {
      const [offset] = node.range ?? [0]
      if (isAlias(node)) throw errorAt('merge-reference', offset, { found: `*${node.source}` })
      if (isNode(node) && 'anchor' in node && node.anchor)
        throw errorAt('merge-reference', offset, { found: `&${node.anchor}` })
      if (node.tag && hasTag(readable, offset)) throw errorAt('merge-tag', offset, { found: node.tag })
    },
    Map(_, { items }) {
      const names = new Set<string>()
      for (const { key } of items) {
        const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0
        if (!isScalar(key) || /[?]\s*$/.test(readable.slice(lineStart(readable, offset), offset)))
          throw errorAt('merge-name', offset)
        if (names.has(String(key.value))) throw errorAt('merge-name-twice', offset, { found: String(key.value) })
        names.add(String(key.value))
      }
    },
  })
  return { text, doc, isJson, ...styleOf(doc, readable) }
}

/** Whether a tag precedes a value; the parser also records tags that it infers. */
const hasTag = (text: string, offset: number) =>
  /![^\s]*[ \t\n]*$/.test(text.slice(Math.max(0, lineStart(text, offset) - 200), offset))

/** Returns how far an offset is from the start of its line. */
const columnOf = (text: string, offset: number) => offset - lineStart(text, offset)

function styleOf(doc: Document, text: string): Pick<Source, 'step' | 'indentsLists'> {
  let step: number | undefined
  let indentsLists: boolean | undefined
  visit(doc, {
    Pair(_, { key, value }) {
      if (!isNode(key) || !isCollection(value) || value.flow || !key.range || !value.range) return
      const [inner, outer] = [columnOf(text, value.range[0]), columnOf(text, key.range[0])]
      if (isMap(value)) step ??= inner - outer
      else indentsLists ??= inner > outer
      if (isSeq(value) && inner > outer) step ??= inner - outer
    },
  })
  return { step: step ?? 2, indentsLists: indentsLists ?? true }
}

/** The position of a value: after a colon, a dash, a bracket or a comma. */
export interface Slot {
  node: Node | null
  /** The offset after the colon or the dash. */
  from: number
  /** The offset after the value, without its comments. */
  end: number
  /** The column of the name or dash. */
  column: number
  inFlow: boolean
  /** Whether it follows a dash. */
  isItem: boolean
}

/** An entry of a map or a list. */
export interface Entry {
  /** The key, in a map. */
  key?: string
  /** The offset of the name, the dash, or an item in brackets. */
  start: number
  end: number
  slot: Slot
}

/** Returns the entries of a map or list, with their offsets. */
export function entriesOf(source: Source, node: Node): Entry[] {
  if (isMap(node))
    return node.items.map((pair) => pairEntry(source, pair as Pair<Node, Node | null>, node.flow === true))
  if (!isSeq(node)) return []
  const dashes = node.flow ? [] : dashesOf(node.srcToken)
  return node.items.map((item, index) => {
    const value = isPair(item) ? null : (item as Node | null)
    const start = node.flow ? (value?.range?.[0] ?? 0) : (dashes[index] ?? 0)
    const from = node.flow ? start : start + 1
    const end = contentEnd(source, value, from)
    const slot = {
      node: value,
      from,
      end,
      column: columnOf(source.text, start),
      inFlow: node.flow === true,
      isItem: true,
    }
    return { start, end, slot }
  })
}

function pairEntry(source: Source, pair: Pair<Node, Node | null>, inFlow: boolean): Entry {
  const [start, keyEnd] = pair.key.range as [number, number, number]
  const colon = pair.srcToken?.sep?.find(({ type }) => type === 'map-value-ind')
  const from = colon ? colon.offset + 1 : keyEnd
  const end = contentEnd(source, pair.value, from)
  const slot = { node: pair.value, from, end, column: columnOf(source.text, start), inFlow, isItem: false }
  return { key: String((pair.key as { value?: unknown }).value), start, end, slot }
}

/**
 * Returns the offsets of the dashes of a list; the parser keeps a comment after the last item as an item without a
 * dash.
 */
function dashesOf(token: Node['srcToken']): number[] {
  if (token?.type !== 'block-seq') return []
  return token.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [])
}

/**
 * Returns the offset after the last character of a value, without the line ending of a block scalar and comments after
 * it.
 */
function contentEnd(source: Source, node: Node | null, from: number): number {
  if (node === null || !node.range) return from
  const [start, end] = node.range
  if (isCollection(node) && !node.flow) return entriesOf(source, node).at(-1)?.end ?? end
  if (isScalar(node) && node.type?.startsWith('BLOCK')) {
    const written = source.text.slice(start, end)
    const keeps = /^[|>]\d?\+/.test(written)
    return start + (keeps ? written.replace(/\n$/, '') : written.trimEnd()).length
  }
  return end === start ? from : end
}
