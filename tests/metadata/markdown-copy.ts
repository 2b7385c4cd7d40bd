import type { Nodes } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { normalise } from '../specification/support/text'

/** A piece of a Markdown copy that is read as a whole. */
export interface Piece {
  type: 'heading' | 'paragraph' | 'tableCell' | 'code'
  words: string
  /** Whether it is a list item that defines a term: a link, followed by a colon. */
  isDefinition: boolean
  links: { words: string; url: string }[]
}

const whole = ['heading', 'paragraph', 'tableCell']
const around = ['root', 'list', 'listItem', 'table', 'tableRow', 'blockquote']

/** Languages in the info strings of code blocks, which a page does not show. */
const languages = ['bash', 'http', 'js']

/**
 * Returns the pieces of a Markdown copy in order; each line of code is a piece.
 * @throws if the copy has something that it must not contain, such as HTML
 */
export function piecesOf(markdown: string): Piece[] {
  const pieces: Piece[] = []
  const add = (type: Piece['type'], words: string, node?: Nodes) => {
    const links = node ? linksIn(node) : []
    const isDefinition = normalise(words).startsWith(`${links[0]?.words}: `)
    pieces.push({ type, words: normalise(words), isDefinition, links })
  }
  const visit = (node: Nodes): void => {
    if (node.type === 'code' && languages.includes(node.lang ?? '') && !node.meta)
      for (const line of node.value.split('\n')) add('code', line)
    else if (whole.includes(node.type)) add(node.type as Piece['type'], wordsOf(node), node)
    else if (around.includes(node.type) && 'children' in node) node.children.forEach(visit)
    else throw new Error(`A Markdown copy contains “${wordsOf(node)}” as ${node.type}.`)
  }
  visit(remark().use(remarkGfm).parse(markdown))
  return pieces
}

function linksIn(node: Nodes): Piece['links'] {
  if (node.type === 'link') return [{ words: normalise(wordsOf(node)), url: node.url }]
  return 'children' in node ? node.children.flatMap(linksIn) : []
}

/** Keeps only letters and digits, because a page and its copy have full stops and colons in different places. */
export const letters = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Returns the pieces that the text does not contain as whole words and in this order. */
export function missingFrom(pieces: readonly string[], shown: string): string[] {
  const words = ` ${letters(shown)} `
  let from = 0
  return pieces.filter((piece) => {
    const wanted = ` ${letters(piece)} `
    if (wanted.trim() === '') return false
    const index = words.indexOf(wanted, from)
    // The space after one piece is the space before the next.
    if (index >= 0) from = index + wanted.length - 1
    return index < 0
  })
}
