import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { remember } from '../../shared/remember'
import { yamlMessages } from '../content-messages'
import { plainText } from '../files'
import { findTraps, type Report, refusals } from './problems'

/** The name of a field, from the outermost inwards. */
export type Path = readonly (string | number)[]

/** YAML after reading. With problems, the value must not be used. */
export interface Yaml {
  value: unknown
  problems: Diagnostic[]
  /** Line of a field's name; of the nearest one around it where it is missing. */
  lineOf(path: Path): number
  /**
   * Where a field stands: its value, or its name where that is asked for, or where the value is empty or a group of lines.
   * Of a missing one the name of the nearest field around it; of an outermost one the line where it would be added.
   */
  placeOf(path: Path, part?: 'name' | 'value'): LineAndColumn
  /** A field's value as it is written, such as `1.10`, which is read as 1.1. */
  sourceOf(path: Path): string | undefined
}

/** Thirty times the longest data file of the site: what mistakes of every line take stays seconds. */
const MOST_BYTES = 500_000

/**
 * Reads YAML 1.2 as people write it: what is ambiguous is a problem, never a guess.
 * @param file named in the problems
 * @param source its first line is line 1 of the file
 * @param options `lostText`: see `findTraps`; `lastLine`: where a missing field would be added
 */
export function readYaml(
  file: string,
  source: string,
  { lostText, lastLine } = { lostText: false, lastLine: 1 },
): Yaml {
  const read = remembered(file, source, String(lostText), String(lastLine))
  return { ...read, value: structuredClone(read.value), problems: [...read.problems] }
}

/** Several hundred files: a build and the content check ask for the same few texts many times. */
const remembered = remember(
  (file = '', source = '', lostText = '', lastLine = '') =>
    parse(file, source, { lostText: lostText === 'true', lastLine: Number(lastLine) }),
  500,
)

function parse(file: string, source: string, options: { lostText: boolean; lastLine: number }): Yaml {
  const whole = plainText(source)
  const bytes = Buffer.byteLength(whole)
  // None of it is read then: a part would bring up what is missing in it.
  const isTooLarge = bytes > MOST_BYTES
  const text = isTooLarge ? '' : whole
  const lines = new LineCounter()
  const doc = parseDocument(text, {
    lineCounter: lines,
    version: '1.2',
    schema: 'core',
    merge: false,
    stringKeys: true,
    // Told by `refusals`: the parser compares each name with all others.
    uniqueKeys: false,
    strict: true,
    prettyErrors: false,
    // Not `silent`: that would also hide a second document in the same text.
    logLevel: 'error',
  })
  const { at, find, nodeAt } = placesIn(doc, lines, options.lastLine)
  const problems: Diagnostic[] = []
  const reported = new Set<number>()
  const report: Report = (offset, message, values) => {
    const place = at(offset)
    // One mistake often upsets the parser twice; the first message of a line is the one that helps.
    if (!reported.has(place.line)) problems.push(diagnosticAt({ file, ...place }, message, values))
    reported.add(place.line)
  }
  if (isTooLarge) report(0, yamlMessages['yaml-too-large'], { bytes, most: MOST_BYTES })
  for (const { offset, message, reason } of refusals(doc, text)) report(offset, message, { reason })
  if (problems[0]?.id !== yamlMessages['yaml-too-deep'].id) findTraps(doc, text, report, options.lostText)
  if (problems.length === 0 && doc.contents !== null && !isMap(doc.contents))
    report(doc.contents.range?.[0] ?? 0, yamlMessages['yaml-no-fields'])

  const sourceOf = (path: Path) => {
    const node = nodeAt(path)
    return isScalar(node) ? node.source : undefined
  }
  return {
    value: problems.length > 0 ? {} : (doc.toJS({ maxAliasCount: 0 }) ?? {}),
    problems,
    lineOf: (path) => find(path, 'name').line,
    placeOf: (path, part = 'value') => find(path, part),
    sourceOf,
  }
}

/** A place in a file; both count from 1. */
export interface LineAndColumn {
  line: number
  /** Left out where something is missing that would stand on a line of its own. */
  column?: number
}

type Fields = ReadonlyMap<unknown, readonly Pair[]>

/** The fields of a group by name: a name may stand twice. Each group is gone through once, however many of its fields are asked for. */
function fieldsByName(): (map: YAMLMap) => Fields {
  const known = new WeakMap<YAMLMap, Fields>()
  return (map) => {
    const found = known.get(map)
    if (found) return found
    const fields = new Map<unknown, Pair[]>()
    for (const pair of map.items) {
      if (!isScalar(pair.key)) continue
      const same = fields.get(pair.key.value)
      if (same) same.push(pair)
      else fields.set(pair.key.value, [pair])
    }
    known.set(map, fields)
    return fields
  }
}

/** The first field of a name that holds what is looked for. An item of a list has no name. */
function fieldAt(node: unknown, [name, ...rest]: Path, fieldsOf: (map: YAMLMap) => Fields): Partial<Pair> | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(name)]
    return rest.length > 0 || item === undefined ? fieldAt(item, rest, fieldsOf) : { value: item }
  }
  if (!isMap(node)) return undefined
  const named = fieldsOf(node).get(name) ?? []
  if (rest.length === 0) return named[0]
  for (const { value } of named) {
    const found = fieldAt(value, rest, fieldsOf)
    if (found) return found
  }
  return undefined
}

const startOf = (node: unknown) => (node as { range?: [number, number, number] } | undefined)?.range?.[0]

/** What is written on the line of its name. A group of fields, a list with hyphens and an empty value are not. */
const isBeside = (value: unknown) =>
  isScalar(value) ? value.source !== '' || value.type !== 'PLAIN' : isCollection(value) && value.flow === true

/**
 * Where fields stand. What is missing stands where the nearest field around it does.
 * @param lastLine where a field would be added to the outermost ones
 */
export function placesIn(doc: Document, lines: LineCounter, lastLine: number) {
  const at = (offset: number): LineAndColumn => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const fieldsOf = fieldsByName()
  const nodesAt = (path: Path) => fieldAt(doc.contents, path, fieldsOf) ?? {}
  const find = (path: Path, part: 'name' | 'value'): LineAndColumn => {
    for (let length = path.length; length > 0; length--) {
      const { key: name, value } = nodesAt(path.slice(0, length))
      const isItself = length === path.length && part === 'value' && isBeside(value)
      const offset = startOf(isItself || name === undefined ? value : name)
      if (offset !== undefined) return at(offset)
    }
    return { line: lastLine }
  }
  return { at, find, nodeAt: (path: Path): unknown => nodesAt(path).value }
}
