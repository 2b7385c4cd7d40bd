import type { Yaml } from '../../content/yaml/read-yaml'
import { type Diagnostic, diagnosticAt, type Spot } from '../../shared/diagnostic'
import { mapTexts } from '../../shared/tokens/replace-tokens'
import type { Check } from '../rule'
import type { SnapshotPage } from '../snapshot'
import { unseenIn } from '../unseen-characters'

/** Characters that no editor shows, as they stand in a file or as something in it stands for them. */
export const characters: Check = ({ pages, data }) => [
  ...pages.flatMap((page) => [...inFile(page.file, page.text), ...spelledOut(page.text, fromPage(page))]),
  ...[...data].flatMap(([file, yaml]) => [
    ...inFile(file, yaml.text),
    ...spelledOut(yaml.text, fromFields(file, yaml)),
  ]),
]

/** Each kind once a line: of a file in another encoding nobody wants to read of every letter. */
function inFile(file: string, text: string): Diagnostic[] {
  // Most files have none, and this is the quickest way to see it.
  if (unseenIn(text).length === 0) return []
  return text.split('\n').flatMap((line, at) => {
    const first = new Map(
      unseenIn(line)
        .reverse()
        .map((each) => [each.code, each]),
    )
    return [...first.values()].map(({ message, code, index }) =>
      diagnosticAt({ file, line: at + 1, column: index + 1 }, message, { code }),
    )
  })
}

interface Value {
  text: string
  spot: Spot
}

/** What is written as `\u202e` or `&#x202e;` does not stand in the file, and yet in what is read from it. */
function spelledOut(source: string, values: readonly Value[]): Diagnostic[] {
  const told = new Set(unseenIn(source).map(({ code }) => code))
  return values.flatMap(({ text, spot }) =>
    unseenIn(text).flatMap(({ message, code }) => (told.has(code) ? [] : [diagnosticAt(spot, message, { code })])),
  )
}

function fromPage({ file, yaml, nodes = [] }: SnapshotPage): Value[] {
  const values = yaml ? fromFields(file, yaml) : []
  for (const node of nodes) {
    const { line, column } = node.position?.start ?? {}
    const texts = ['value', 'alt', 'title', 'url'].map((name) => (node as unknown as Record<string, unknown>)[name])
    for (const text of texts) if (typeof text === 'string') values.push({ text, spot: { file, line, column } })
  }
  return values
}

function fromFields(file: string, { value, placeOf }: Yaml): Value[] {
  const values: Value[] = []
  mapTexts(value, (text, path) => {
    values.push({ text, spot: { file, ...placeOf(path), field: path.join('.') } })
    return text
  })
  return values
}
