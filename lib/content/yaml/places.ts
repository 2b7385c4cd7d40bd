import { type Document, isCollection, isMap, isScalar, isSeq, type LineCounter, type Pair, type YAMLMap } from 'yaml'
import type { Path } from './read-yaml'

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
