import { Document, isCollection, isPair, isScalar, type Node } from 'yaml'
import { indentRest } from '../edits'
import { withoutBlanks } from './meaning'
import type { Source } from './source'

/**
 * Writes an entry that the file did not have: a name with its value, or an item of a list.
 * @param like the values of its neighbours
 * @param where the indent of the line on which it starts, and whether it is in brackets
 */
export function writeEntry(
  source: Source,
  entry: { key?: string; value: unknown },
  like: readonly Node[],
  { indent, inFlow }: { indent: string; inFlow: boolean },
): string {
  const value = withoutBlanks(entry.value)
  if (source.isJson) {
    const name = entry.key === undefined ? '' : `${JSON.stringify(entry.key)}: `
    return name + indentRest(JSON.stringify(value, null, jsonIndent(source.text)), indent)
  }
  const doc = new Document(entry.key === undefined ? [value] : { [entry.key]: value })
  const outer = doc.contents as unknown as Node
  for (const child of childrenOf(outer)) takeStyle(child, like)
  if (isCollection(outer)) outer.flow = inFlow
  keepOnOneLine(outer, inFlow)
  const text = doc
    .toString({
      ...{ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER },
      ...{ indent: source.step, indentSeq: source.indentsLists },
    })
    .replace(/\n$/, '')
  return inFlow ? text.replace(/^[{[]\s*/, '').replace(/\s*[}\]]$/, '') : indentRest(text, indent)
}

/** Returns the first indent of a JSON text, or none if it is all on one line. */
const jsonIndent = (text: string) => /\n([ \t]+)/.exec(text)?.[1] ?? ''

/** Writes new groups and lists in brackets if most of their neighbours are. */
function takeStyle(node: Node, like: readonly Node[]): void {
  if (!isCollection(node)) return
  const groups = like.filter(isCollection)
  if (groups.filter(({ flow }) => flow).length * 2 > groups.length) node.flow = true
  for (const child of childrenOf(node)) takeStyle(child, groups.flatMap(childrenOf))
}

/** Quotes texts with line breaks in brackets, where they would otherwise have no indent. */
function keepOnOneLine(node: Node, inFlow: boolean): void {
  if (isScalar(node) && inFlow && typeof node.value === 'string' && node.value.includes('\n'))
    node.type = 'QUOTE_DOUBLE'
  if (isCollection(node)) for (const child of childrenOf(node)) keepOnOneLine(child, inFlow || node.flow === true)
}

/** Returns the values in a map or list. */
export function childrenOf(node: Node): Node[] {
  if (!isCollection(node)) return []
  const values = node.items.map((item) => (isPair(item) ? item.value : item))
  return values.filter((value): value is Node => isScalar(value) || isCollection(value))
}
