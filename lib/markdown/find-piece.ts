import type { Placed } from './page'

/** `&amp;` and its like: spelt with letters and digits that the text does not have. */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);/gi

/**
 * Finds pieces of a node's value in the source. A value lacks what is markup, so that a piece is counted: the third `2` of
 * the value is the third `2` of what was written.
 * @param source the whole text
 * @param node where its value stands
 * @param value of the node
 * @param from offset in the source where the value begins at the earliest
 * @returns a function of a piece and its place in the value, cheap where the same piece is asked for in ascending order; the
 *   node itself where a piece is not written as it reads
 */
export function pieceFinder(source: string, node: Placed, value: string, from?: number) {
  const { start, end } = node.position ?? {}
  const begin = from ?? start?.offset
  if (start?.offset === undefined || end?.offset === undefined || begin === undefined) return () => node
  const slice = source.slice(begin, end.offset)
  const isCode = node.type === 'code' || node.type === 'inlineCode'
  const written = isCode ? slice : slice.replace(reference, (hit) => ' '.repeat(hit.length))
  const last = new Map<string, { inValue: number; inSource: number }>()
  const place = placeFinder(source, start.line, start.offset - start.column + 1)

  // The name of a fenced block's language is not in its value.
  const head = node.type === 'code' && /^[`~]/.test(written) ? written.indexOf('\n') : -1
  const first = { inValue: -1, inSource: head }
  /** Pieces that are written fewer times than they are read: those from here on cannot be found. */
  const lost = new Map<string, number>()

  return (index: number, piece: string): Placed => {
    if (index >= (lost.get(piece) ?? Number.POSITIVE_INFINITY)) return node
    const before = last.get(piece) ?? first
    let { inValue, inSource } = before.inValue <= index ? before : first
    while (inValue < index) {
      inValue = value.indexOf(piece, inValue + 1)
      inSource = written.indexOf(piece, inSource + 1)
      if (inValue < 0 || inSource < 0) {
        lost.set(piece, index)
        return node
      }
    }
    last.set(piece, { inValue, inSource })
    return { position: { start: { ...place(begin + inSource), offset: begin + inSource } } }
  }
}

/** Lines and columns of offsets; cheap where they ascend. */
function placeFinder(source: string, firstLine: number, lineStart: number) {
  let line = firstLine
  let from = lineStart
  let next = source.indexOf('\n', from)
  return (offset: number) => {
    if (offset < from) [line, from, next] = [firstLine, lineStart, source.indexOf('\n', lineStart)]
    while (next !== -1 && next < offset) [line, from, next] = [line + 1, next + 1, source.indexOf('\n', next + 1)]
    return { line, column: offset - from + 1 }
  }
}
