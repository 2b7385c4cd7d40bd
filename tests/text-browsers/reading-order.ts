import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

/** A piece of text on a page, which is the content of one node. */
interface Piece {
  text: string
  /** The code element that contains it, if any, whose coloured pieces belong together. */
  code: object | undefined
}

/** Matches elements that a text browser omits or shows in its own way. */
const omitted = /^(script|style|template|svg|select|textarea|video|audio|head|button)$/

/** Lists the pieces of text in the page's body, in source order. */
export function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  const visit = (node: Node, code: Node | undefined) => {
    if (node.nodeName === '#text' && 'value' in node && node.value.trim() !== '')
      pieces.push({ text: node.value.trim(), code })
    if (!('childNodes' in node) || omitted.test(node.nodeName)) return
    const inner = code ?? (node.nodeName === 'pre' || node.nodeName === 'code' ? node : undefined)
    for (const child of node.childNodes) visit(child, inner)
  }
  for (const node of parse(html, { scriptingEnabled: false }).childNodes) visit(node, undefined)
  return pieces
}

/** The result of comparing the pieces with a dump. */
interface ReadingResult {
  /** The first piece that does not follow the one before it. */
  missing?: string
  /** The adjacent ends of two pieces that together form one word. */
  unseparated: string[]
}

/**
 * After these characters, a word, number or bracket must be preceded by a space; a full stop or unit may follow
 * directly.
 */
const ends = /[\p{L}\p{N}.,:;!?)\]”]$/u
const begins = /^[\p{L}\p{N}[(“+−]/u

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

/** Finds the pieces in a dump, in order, ignoring line breaks. */
export function readInOrder(pieces: readonly Piece[], dump: string): ReadingResult {
  const letters = [...dump.matchAll(/\S/gu)]
  const stream = letters.map(([letter]) => letter).join('')
  // Offsets in the dump count code units.
  const offsets = letters.flatMap(({ 0: letter, index }) => Array.from({ length: letter.length }, () => index))
  const unseparated: string[] = []
  let from = 0
  let before: Piece | undefined
  for (const piece of pieces) {
    const position = stream.indexOf(withoutSpaces(piece.text), from)
    if (position < 0) return { missing: piece.text, unseparated }
    const touches =
      before !== undefined &&
      position === from &&
      position > 0 &&
      offsets[position] === (offsets[position - 1] ?? 0) + 1
    const isOneCode = before?.code !== undefined && before.code === piece.code
    if (before && touches && !isOneCode && ends.test(before.text) && begins.test(piece.text))
      unseparated.push(`${before.text.slice(-20)}|${piece.text.slice(0, 20)}`)
    from = position + withoutSpaces(piece.text).length
    before = piece
  }
  return { unseparated }
}
