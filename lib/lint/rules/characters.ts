import type { Yaml } from '../../content/yaml/read-yaml'
import { type Diagnostic, defineMessages, diagnosticAt, type SourceLocation } from '../../shared/diagnostic'
import { mapTexts } from '../../shared/tokens'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'text-unreadable': {
    severity: 'error',
    what: 'A character here cannot be read, so visitors would see “�” instead.',
    fix: 'Save the file as UTF-8; if “�” is still there, type the original character again.',
  },
  'text-control': {
    severity: 'error',
    what: 'The control character {code} is in this text, where nobody can see it.',
    fix: 'Remove it, or replace it with a space or a new line.',
  },
  'text-direction': {
    severity: 'error',
    what: 'The invisible character {code} changes the direction of the text here.',
    fix: 'Remove it, and type the letters in reading order.',
  },
})

export const characters = defineRule({
  title: 'Invisible characters',
  why: 'No editor shows bytes that are not UTF-8, control characters, or marks that reverse the order of letters.',
  messages,
  check: ({ pages, data }) => [
    ...pages.flatMap((page) => inText(page.file, page.text, pageValues(page))),
    ...[...data].flatMap(([file, yaml]) => inText(file, yaml.text, fieldValues(file, yaml))),
  ],
})

/** Characters in the text of a file, including those that an escape stands for. */
function inText(file: string, text: string, values: readonly Value[]): Diagnostic[] {
  const written = findInvisible(text)
  // Most files have none, and this is the fastest check.
  const inFile = written.length > 0 ? inLines(file, text) : []
  return [...inFile, ...inValues(new Set(written.map(({ code }) => code)), values)]
}

/**
 * The replacement character for bytes that are not UTF-8; controls except tabs and line ends; and marks that override the
 * direction. Isolates are allowed: translations written from right to left need them.
 */
const invisible = /[\uFFFD\p{Cc}\u2028\u2029\u202A-\u202E]/gu

/** Each invisible character of a text with its code point, such as `U+202E`, and its index. */
function findInvisible(text: string) {
  return [...text.matchAll(invisible)]
    .filter(([sign]) => sign !== '\n' && sign !== '\t')
    .map(({ 0: sign, index }) => {
      const code = `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`
      const isDirection = sign >= '\u202A' && sign <= '\u202E'
      const kind = sign === '\uFFFD' ? 'text-unreadable' : isDirection ? 'text-direction' : 'text-control'
      return { message: messages[kind], code, index }
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

function pageValues({ file, yaml, nodes = [] }: SnapshotPage): Value[] {
  const values = yaml ? fieldValues(file, yaml) : []
  for (const node of nodes) {
    const { line, column } = node.position?.start ?? {}
    const texts = ['value', 'alt', 'title', 'url'].map((name) => (node as unknown as Record<string, unknown>)[name])
    for (const text of texts) if (typeof text === 'string') values.push({ text, location: { file, line, column } })
  }
  return values
}

function fieldValues(file: string, { value, locationOf }: Yaml): Value[] {
  const values: Value[] = []
  mapTexts(value, (text, path) => {
    values.push({ text, location: { file, ...locationOf(path), field: path.join('.') } })
    return text
  })
  return values
}
