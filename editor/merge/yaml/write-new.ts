import { Document, isCollection, isPair, isScalar, type Node } from 'yaml'
import { indentRest } from '../edits'
import { withoutBlanks } from './meaning'
import type { Source } from './source'

/** Writes an entry that the file did not have, for a given column: a name with its value, or an item of a list. */
export function writeEntry(
  source: Source,
  entry: { key?: string; value: unknown },
  like: readonly Node[],
  { column, inFlow }: { column: number; inFlow: boolean },
): string {
  const value = withoutBlanks(entry.value)
  const indent = ' '.repeat(column)
  if (source.isJson) {
    const name = entry.key === undefined ? '' : `${JSON.stringify(entry.key)}: `
    return name + indentRest(JSON.stringify(value, null, source.step), indent)
  }
  const doc = new Document(entry.key === undefined ? [value] : { [entry.key]: value })
  const outer = doc.contents as unknown as Node
  for (const child of childrenOf(outer)) takeStyle(child, like)
  if (isCollection(outer)) outer.flow = inFlow
  const text = doc.toString({ lineWidth: 0, indent: source.step, indentSeq: source.indentsLists }).trimEnd()
  return inFlow ? text.replace(/^[{[]\s*/, '').replace(/\s*[}\]]$/, '') : indentRest(text, indent)
}

/** New groups and lists are written in brackets where most of their neighbours are. */
function takeStyle(node: Node, like: readonly Node[]): void {
  if (!isCollection(node)) return
  const groups = like.filter(isCollection)
  if (groups.filter(({ flow }) => flow).length * 2 > groups.length) node.flow = true
  for (const child of childrenOf(node)) takeStyle(child, groups.flatMap(childrenOf))
}

/** The values in a map or list. */
export function childrenOf(node: Node): Node[] {
  if (!isCollection(node)) return []
  const values = node.items.map((item) => (isPair(item) ? item.value : item))
  return values.filter((value): value is Node => isScalar(value) || isCollection(value))
}
