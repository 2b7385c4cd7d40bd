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
import { memoise } from '../../shared/memoise'
import { yamlMessages } from '../content-messages'
import { plainText } from '../files'
import { findUnreadableText } from '../unreadable-text'
import { findMisreadValues, findSyntaxProblems, type Report } from './problems'
import { wideSpaces } from './quotes-and-spaces'

/** The path of a field, outermost name first. */
export type Path = readonly (string | number)[]

/** Parsed YAML. If there are problems, do not use the value. */
export interface Yaml {
  value: unknown
  problems: Diagnostic[]
  /** Line of a field's name; if the field is missing, line of the nearest enclosing field. */
  lineOf(path: Path): number
  /**
   * Position of a field: its value, or its name if `part` says so or if the value is empty or spans several lines.
   * For a missing field, the name of the nearest enclosing field; at the top level, the line where it would be added.
   */
  locationOf(path: Path, part?: 'name' | 'value'): LineAndColumn
  /** The source of a value, such as `1.10`, which is parsed as 1.1, or of fields and lists between brackets. */
  sourceOf(path: Path): string | undefined
  /** A text, number or other scalar as written in the file; undefined for a list or a group of fields. */
  writtenAt(path: Path): WrittenText | undefined
  /** Whether a line begins with a name and a colon, even if the file cannot be read. */
  hasLineOf(name: string): boolean
  /**
   * The parsed node of a value, with its offsets and comments; that of the whole file if the path is empty. Do not
   * change it.
   */
  nodeAt(path: Path): unknown
}

/** A scalar of a YAML or JSON file, with its quotation marks and line breaks. */
interface WrittenText {
  source: string
  quote: '"' | "'" | ''
  /** The position of an offset in `source`. */
  locationAt(offset: number): LineAndColumn
}

/** After one of these, the rest is not read as intended. */
const blocking = new Set<string>(
  (
    [
      ...(['yaml-too-deep', 'yaml-tab', 'yaml-no-colon', 'yaml-no-field'] as const),
      ...(['yaml-quote-open', 'yaml-quote-lines', 'yaml-quote-inside'] as const),
    ] as const
  ).map((id) => yamlMessages[id].id),
)

/**
 * More than ten times the longest data file of the site. At this size, mistakes in every line still take only seconds.
 */
const MAX_BYTES = 500_000

/**
 * Reads YAML 1.2. Ambiguous input is reported as a problem, never guessed at.
 * @param file the path that problems name
 * @param source the content of the file, from its first line
 * @param options `reportDropped`: see `findMisreadValues`; `lastLine`: where a missing field would be added
 */
export function readYaml(
  file: string,
  source: string,
  { reportDropped, lastLine } = { reportDropped: false, lastLine: 1 },
): Yaml {
  const read = parseCached(file, withoutZeroWidth(plainText(source)), String(reportDropped), String(lastLine))
  return { ...read, value: structuredClone(read.value), problems: [...read.problems] }
}

/**
 * Zero-width characters beside a name do not belong to it. They are reported as such, and nothing else is reported
 * about the name.
 */
const withoutZeroWidth = (text: string) =>
  /[\uFEFF\u200B]/.test(text)
    ? text.replace(/^([ -]*)[\uFEFF\u200B]+/gm, '$1').replace(/^([ -]*[\w.-]+)[\uFEFF\u200B]+/gm, '$1')
    : text

/** A cache for several hundred files, because builds and the content lint parse the same texts many times. */
const parseCached = memoise(
  (file = '', text = '', reportDropped = '', lastLine = '') =>
    parse(file, text, { reportDropped: reportDropped === 'true', lastLine: Number(lastLine) }),
  500,
)

function parse(file: string, whole: string, options: { reportDropped: boolean; lastLine: number }): Yaml {
  const bytes = Buffer.byteLength(whole)
  // A part is not parsed, because fields in the rest would be reported as missing.
  const isTooLarge = bytes > MAX_BYTES
  const unreadable = findUnreadableText(file, whole)
  const text = isTooLarge || unreadable ? '' : whole
  const lines = new LineCounter()
  const doc = parseDocument(text, {
    lineCounter: lines,
    version: '1.2',
    schema: 'core',
    merge: false,
    stringKeys: true,
    // `findSyntaxProblems` checks this: the parser would compare each name with all others.
    uniqueKeys: false,
    strict: true,
    prettyErrors: false,
    // Not `silent`: that would also hide a second document in the same text.
    logLevel: 'error',
  })
  const { locationAt, find, nodeAt } = locatorsOf(doc, lines, options.lastLine)
  const problems: Diagnostic[] = unreadable ? [unreadable] : []
  const reported = new Set<number>()
  const report: Report = (offset, message, values, field) => {
    const location = { ...locationAt(offset), ...(field !== undefined && { field }) }
    // One mistake often causes several errors; the first of a line is the useful one.
    if (!reported.has(location.line)) problems.push(diagnosticAt({ file, ...location }, message, values))
    reported.add(location.line)
  }
  if (isTooLarge) report(0, yamlMessages['yaml-too-large'], { bytes, max: MAX_BYTES })
  const wide = wideSpaces(text)
  // Other problems may follow from those lines.
  for (const { offset, message, reason, values, field } of wide.length > 0 ? wide : findSyntaxProblems(doc, text))
    report(offset, message, { reason, ...values }, field)
  if (wide.length === 0 && !blocking.has(problems[0]?.id ?? ''))
    findMisreadValues(doc, text, report, options.reportDropped)
  if (problems.length === 0 && doc.contents !== null && !isMap(doc.contents))
    report(doc.contents.range?.[0] ?? 0, yamlMessages['yaml-no-fields'])

  const sourceOf = (path: Path) => {
    const node = nodeAt(path)
    if (isScalar(node)) return node.source
    return isCollection(node) && node.flow && node.range ? text.slice(node.range[0], node.range[1]) : undefined
  }
  const writtenAt = (path: Path): WrittenText | undefined => {
    const node = nodeAt(path)
    if (!isScalar(node) || !node.range) return undefined
    const [start, end] = node.range
    const quote = node.type === 'QUOTE_DOUBLE' ? '"' : node.type === 'QUOTE_SINGLE' ? "'" : ''
    return { source: text.slice(start, end), quote, locationAt: (offset) => locationAt(start + offset) }
  }
  return {
    value: problems.length > 0 ? {} : (doc.toJS({ maxAliasCount: 0 }) ?? {}),
    problems,
    lineOf: (path) => find(path, 'name').line,
    locationOf: (path, part = 'value') => find(path, part),
    sourceOf,
    writtenAt,
    hasLineOf: (name) => text.startsWith(`${name}:`) || text.includes(`\n${name}:`),
    nodeAt,
  }
}

/** A position in a file; both numbers count from 1. */
export interface LineAndColumn {
  line: number
  /** Undefined for something missing that would be on its own line. */
  column?: number
}

type Fields = ReadonlyMap<unknown, readonly Pair[]>

/**
 * Returns a function that looks up the fields of a group by name; a name may occur twice. Each group is indexed once.
 */
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

/** The first field with this name that contains the rest of the path. Items of a list have no name. */
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

/** Whether a value is on the same line as its name: not a group of fields, a list with hyphens or an empty value. */
const isBeside = (value: unknown) =>
  isScalar(value) ? value.source !== '' || value.type !== 'PLAIN' : isCollection(value) && value.flow === true

/**
 * Finds the positions of fields. A missing field has the position of the nearest enclosing field.
 * @param lastLine line where a top-level field would be added
 */
function locatorsOf(doc: Document, lines: LineCounter, lastLine: number) {
  const locationAt = (offset: number): LineAndColumn => {
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
      if (offset !== undefined) return locationAt(offset)
    }
    return { line: lastLine }
  }
  return { locationAt, find, nodeAt: (path: Path): unknown => (path.length === 0 ? doc.contents : nodesAt(path).value) }
}
