import { isMap, isScalar, type ParsedNode, parseDocument } from 'yaml'
import { plainText } from '../content/files'
import { forbiddenNames } from '../content/yaml/problems'
import { type LineAndColumn, readYaml, type Yaml } from '../content/yaml/read-yaml'
import { diagnosticAt } from '../shared/diagnostic'
import { localeMessages } from './locale-messages'

/** Each try of the parser's errors says where it stopped, or at least that it met something it did not expect. */
function failure(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (cause) {
    return (cause as Error).message
  }
}

/** Offset of a syntax error. The parser names it only sometimes; then the shortest beginning that fails alike tells it. */
function failingOffset(text: string, message: string): number {
  const at = /at position (\d+)/.exec(message)?.[1]
  if (at !== undefined) return Number(at)
  const isBad = (end: number) => failure(text.slice(0, end))?.startsWith('Unexpected token') === true
  if (!isBad(text.length)) return text.length
  let [good, bad] = [0, text.length]
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (isBad(middle)) bad = middle
    else good = middle
  }
  return good
}

/**
 * Reads JSON as people write it. JSON.parse decides what is JSON; names given twice and the lines of fields, which it does
 * not know, come from the YAML reader: JSON is YAML too.
 * @param file named in the problems
 * @returns the value also where a name is refused, so that the rest is looked at as well: of two alike groups both count, and
 *   of two alike texts the first. Of what is no JSON it is empty
 */
export function readJson(file: string, source: string): Yaml {
  const text = plainText(source)
  const message = failure(text)
  const yaml = message === undefined ? readYaml(file, text) : undefined
  if (yaml) return yaml.problems.length === 0 ? yaml : { ...yaml, value: namesJoined(text) }
  const why = (message ?? '').replace(/ in JSON at .*$|,? "[\s\S]*" is not valid JSON$/, '').replace(/(, \.\.\.)$/, '')
  const before = text.slice(0, failingOffset(text, message ?? '')).split('\n')
  const location = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  const problems = [diagnosticAt(location, localeMessages['locale-not-json'], { reason: why })]
  return { value: {}, problems, placeOf: () => ({ line: 1 }), lineOf: () => 1, sourceOf: () => undefined }
}

const lenient = { version: '1.2', schema: 'core', uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const

function namesJoined(text: string): unknown {
  const { contents } = parseDocument(text, lenient)
  return isMap(contents) ? joined(contents) : {}
}

/** A value whose names may stand twice. */
function joined(node: unknown, into: Record<string, unknown> = {}): unknown {
  if (!isMap(node)) return isScalar(node) ? node.value : ((node as ParsedNode | null)?.toJSON() ?? null)
  for (const { key, value } of node.items) {
    const name = String(isScalar(key) ? key.value : key)
    if (forbiddenNames.has(name)) continue
    const before = Object.hasOwn(into, name) ? into[name] : undefined
    if (before === undefined) into[name] = joined(value)
    else if (isMap(value) && typeof before === 'object') joined(value, before as Record<string, unknown>)
  }
  return into
}

/**
 * Where a piece of a text stands in its JSON file.
 * @param location where the text itself begins
 * @param text as it was read
 * @param index where the piece begins in it
 * @returns nothing where the piece is written otherwise than it reads, such as `\u007b`
 */
export function pieceIn(
  lines: readonly string[],
  { line = 0, column = 0 }: Partial<LineAndColumn>,
  text: string,
  index: number,
  piece: string,
): { column?: number } {
  const written = lines[line - 1] ?? ''
  let at = column - 1
  // The same piece may stand in the text before.
  for (let inText = text.indexOf(piece); inText >= 0 && inText <= index; inText = text.indexOf(piece, inText + 1)) {
    at = written.indexOf(piece, at + 1)
    if (at < 0) return {}
  }
  return { column: at + 1 }
}
