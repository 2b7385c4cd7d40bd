import { type Document, isCollection, isMap, isScalar, isSeq, type LineCounter, type Pair } from 'yaml'
import type { Path } from './read-yaml'

/** A place in a file; both count from 1. */
export interface LineAndColumn {
  line: number
  /** Left out where something is missing that would stand on a line of its own. */
  column?: number
}

/** The node of a field's name and that of its value; an item of a list has no name. */
function nodesAt(doc: Document, path: Path) {
  const pair = pairAt(doc.contents, path)
  return pair ? { name: pair.key, value: pair.value } : { name: undefined, value: doc.getIn(path, true) }
}

/** The first field of a name that holds what is looked for: a name may stand twice. */
function pairAt(node: unknown, [name, ...rest]: Path): Pair | undefined {
  if (isSeq(node)) return pairAt(node.items[Number(name)], rest)
  if (!isMap(node)) return undefined
  const named = node.items.filter(({ key }) => isScalar(key) && key.value === name)
  if (rest.length === 0) return named[0]
  for (const { value } of named) {
    const found = pairAt(value, rest)
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
  const find = (path: Path, part: 'name' | 'value'): LineAndColumn => {
    for (let length = path.length; length > 0; length--) {
      const { name, value } = nodesAt(doc, path.slice(0, length))
      const isItself = length === path.length && part === 'value' && isBeside(value)
      const offset = startOf(isItself || name === undefined ? value : name)
      if (offset !== undefined) return at(offset)
    }
    return { line: lastLine }
  }
  return { at, find }
}
