import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Problem } from '../errors'
import { yamlMessage } from './yaml-messages'
import { findTraps } from './yaml-traps'

/** The name of a field, from the outermost inwards. */
export type Path = readonly (string | number)[]

/** YAML after reading. With problems, the value must not be used. */
export interface Yaml {
  value: unknown
  problems: Problem[]
  /** Line of a field; of the nearest one around it where it is missing. */
  lineOf(path: Path): number
  /** A field's value as it is written, such as `1.10`, which is read as 1.1. */
  sourceOf(path: Path): string | undefined
}

/**
 * Reads YAML 1.2 as people write it: what is ambiguous is a problem, never a guess.
 * @param file named in the problems
 * @param text its first line is line 1 of the file
 * @param options `lostText`: see `findTraps`; `lastLine`: where a missing field would be added
 */
export function readYaml(file: string, text: string, options = { lostText: false, lastLine: 1 }): Yaml {
  const lines = new LineCounter()
  const doc = parseDocument(text, {
    lineCounter: lines,
    version: '1.2',
    schema: 'core',
    merge: false,
    stringKeys: true,
    uniqueKeys: true,
    strict: true,
    prettyErrors: false,
    // Not `silent`: that would also hide a second document in the same text.
    logLevel: 'error',
  })
  const problems: Problem[] = []
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line)
  const report = (offset: number, what: string, fix: string) => {
    // One mistake often upsets the parser twice; the first message of a line is the one that helps.
    if (!problems.some(({ line }) => line === lineAt(offset))) problems.push({ file, line: lineAt(offset), what, fix })
  }
  for (const { code, message, pos } of [...doc.errors, ...doc.warnings]) {
    const { what, fix } = yamlMessage(code, message)
    report(pos[0], what, fix)
  }
  findTraps(doc, report, options.lostText)
  if (problems.length === 0 && doc.contents !== null && !isMap(doc.contents))
    report(doc.contents.range?.[0] ?? 0, 'This is not a list of fields.', 'Write each line as name: value.')

  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length--) {
      const parent = doc.getIn(path.slice(0, length - 1), true)
      const name = path[length - 1]
      const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === name) : undefined
      const node = pair ? pair.key : doc.getIn(path.slice(0, length), true)
      const range = (node as { range?: [number, number, number] } | undefined)?.range
      if (range) return lineAt(range[0])
    }
    return options.lastLine
  }
  const sourceOf = (path: Path) => {
    const node = doc.getIn(path, true)
    return isScalar(node) ? node.source : undefined
  }
  return { value: problems.length > 0 ? {} : (doc.toJS({ maxAliasCount: 0 }) ?? {}), problems, lineOf, sourceOf }
}
