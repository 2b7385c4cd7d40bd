import type { Nodes } from 'mdast'
import { type Diagnostic, diagnosticAt, type SourceLocation } from '../shared/diagnostic'
import { mapTexts } from '../shared/tokens'
import { characterMessages } from './character-messages'
import type { Yaml } from './yaml/read-yaml'

/**
 * Reports the invisible characters of a file, including those written as escapes.
 * @param yaml its fields, if it has any
 * @param nodes of its Markdown
 */
export function checkCharacters(file: string, text: string, yaml?: Yaml, nodes: readonly Nodes[] = []): Diagnostic[] {
  const written = findInvisible(text)
  const values = [...(yaml ? fieldValues(file, yaml) : []), ...nodes.flatMap((node) => nodeValues(file, node))]
  // Most files have none, and this is the fastest check.
  const inFile = written.length > 0 ? inLines(file, text) : []
  return [...inFile, ...inValues(new Set(written.map(({ code }) => code)), values)]
}

/**
 * The replacement character for bytes that are not UTF-8; a byte order mark or a space without width, which programs copy
 * along with a text; controls except tabs and line ends; and marks that override the
 * direction. Isolates are allowed: translations written from right to left need them.
 */
const invisible = /[\uFFFD\uFEFF\u200B\p{Cc}\u2028\u2029\u202A-\u202E]/gu

const kinds: Readonly<Record<string, keyof typeof characterMessages>> = {
  '\uFFFD': 'text-unreadable',
  '\uFEFF': 'text-zero-width',
  '\u200B': 'text-zero-width',
}

/** Each invisible character of a text with its code point, such as `U+202E`, and its index. */
function findInvisible(text: string) {
  return [...text.matchAll(invisible)]
    .filter(([sign]) => sign !== '\n' && sign !== '\t')
    .map(({ 0: sign, index }) => {
      const code = `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`
      const isDirection = sign >= '\u202A' && sign <= '\u202E'
      const kind = kinds[sign] ?? (isDirection ? 'text-direction' : 'text-control')
      return { message: characterMessages[kind], code, index }
    })
}

/** Each kind once a line: a file in another encoding would otherwise give a diagnostic for every letter. */
function inLines(file: string, text: string): Diagnostic[] {
  return text.split('\n').flatMap((line, index) => {
    const first = new Map(
      findInvisible(line)
        .reverse()
        .map((each) => [each.code, each]),
    )
    return [...first.values()].map(({ message, code, index: column }) =>
      diagnosticAt({ file, line: index + 1, column: column + 1 }, message, { code }),
    )
  })
}

interface Value {
  text: string
  location: SourceLocation
}

/** An escape such as `\u202e` or `&#x202e;` is visible in the file, but not in what is read from it. */
function inValues(reported: ReadonlySet<string>, values: readonly Value[]): Diagnostic[] {
  return values.flatMap(({ text, location }) =>
    findInvisible(text).flatMap(({ message, code }) =>
      reported.has(code) ? [] : [diagnosticAt(location, message, { code })],
    ),
  )
}

function nodeValues(file: string, node: Nodes): Value[] {
  const { line, column } = node.position?.start ?? {}
  const texts = ['value', 'alt', 'title', 'url'].map((name) => (node as unknown as Record<string, unknown>)[name])
  return texts.flatMap((text) => (typeof text === 'string' ? [{ text, location: { file, line, column } }] : []))
}

function fieldValues(file: string, { value, locationOf }: Yaml): Value[] {
  const values: Value[] = []
  mapTexts(value, (text, path) => {
    values.push({ text, location: { file, ...locationOf(path), field: path.join('.') } })
    return text
  })
  return values
}
