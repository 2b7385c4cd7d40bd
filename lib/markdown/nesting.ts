import type { Nodes, Root } from 'mdast'
import type { Placed } from './page'

/** Levels of quotations, lists and footnotes within one another; reading takes time that grows with the square of their number. */
export const MOST_LEVELS = 40

/** More marks than this on one line take seconds to read, and nobody writes them. */
const MOST_MARKS = 500

/** What a line may begin with inside quotations, lists and footnotes. */
const beginnings = /^(?:[ \t>*+\-\d.)]|\[\^[^\]\n]*\]:)+/gm
const mark = />|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\n]*\]:/g
/** A line across the page, or below a heading: marks that open nothing. */
const rule = /^[ \t>]{0,100}([*-])(?:[ \t]*\1)*[ \t]*$/

/**
 * Finds where quotations and lists stand more than `MOST_LEVELS` deep within one another, before the whole text is parsed.
 * A level takes a mark or two columns of each line, so that most texts are known to be shallow without parsing; of others
 * the beginning is parsed, and more of it until it is known.
 * @param parse Markdown to a tree
 * @returns the first place that is too deep; `undefined` where there is none
 */
export function findTooDeep(source: string, parse: (text: string) => Root): Placed | undefined {
  const suspects: number[] = []
  for (const { 0: beginning, index } of source.matchAll(beginnings)) {
    if (beginning.length <= MOST_LEVELS / 2) continue
    const marks = beginning.match(mark)?.length ?? 0
    const columns = (beginning.match(/ /g)?.length ?? 0) + 4 * (beginning.match(/\t/g)?.length ?? 0)
    if (marks + columns / 2 <= MOST_LEVELS) continue
    const end = lineEnd(source, index)
    if (marks > MOST_MARKS && !rule.test(source.slice(index, end))) return placeAt(source, index)
    suspects.push(end)
  }
  for (let count = 1; suspects.length > 0; count *= 4) {
    const end = suspects[count - 1] ?? suspects.at(-1)
    const found = deeper(parse(source.slice(0, end)))
    if (found || count >= suspects.length) return found
  }
  return undefined
}

/** A footnote is refused later; until then lines stand in it as in a quotation. */
const containers = new Set(['list', 'blockquote', 'footnoteDefinition'])

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from)
  return end < 0 ? source.length : end
}

/** The first node of a tree that is too deep, without recursion. */
function deeper(tree: Root): Nodes | undefined {
  const waiting: { node: Nodes; level: number }[] = [{ node: tree, level: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next
    const level = next.level + (containers.has(node.type) ? 1 : 0)
    if (level > MOST_LEVELS) return node
    if (!('children' in node)) continue
    for (const child of node.children.toReversed()) waiting.push({ node: child, level })
  }
  return undefined
}

function placeAt(source: string, offset: number): Placed {
  const before = source.slice(0, offset)
  return { position: { start: { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') } } }
}
