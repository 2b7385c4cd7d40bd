import type { Image, Link, PhrasingContent, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import { isPlaceholder, replaceTokens, type TellToken, tokenPattern } from '../../shared/tokens'
import { locationOf, type Page, type PagePlugin, type Placed, pieceFinder } from '../page'
import { box } from '../tree'

/** A whole number and its unit stay on one line: `14 days`. */
const unbroken = (value: string) => value.replace(/^(\d+) (?=\D+$)/, '$1\u00a0')

/** Splits a text where a token stands for something that is still to come, and draws that as a placeholder. */
function withPlaceholders(node: Text, values: ReadonlyMap<string, string>): PhrasingContent[] {
  const pieces: PhrasingContent[] = []
  let from = 0
  for (const match of node.value.matchAll(tokenPattern)) {
    const value = values.get(match[1] ?? '')
    if (value === undefined || !isPlaceholder(value)) continue
    if (match.index > from) pieces.push({ ...node, value: node.value.slice(from, match.index) })
    pieces.push(box('span', { className: ['placeholder'] }, [{ type: 'text', value }], node))
    from = match.index + match[0].length
  }
  if (from < node.value.length) pieces.push({ ...node, value: node.value.slice(from) })
  return pieces
}

/** What an address may hold besides letters and digits when it is made of tokens: `mailto:` and `tel:` need these. */
const encode = (value: string) => encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%2B', '+')

/**
 * Puts facts and addresses in the place of `{{tokens}}`: after parsing, so that a value can never become markup, and
 * before addresses are checked.
 */
export const tokens: PagePlugin = (page) => (tree: Root) => {
  visit(tree, (node, at, parent) => {
    if (node.type === 'link' || node.type === 'image') fillFields(node, page)
    // In code, braces are often part of the example: only a real token is taken, and a dotted name that is none is told.
    if (node.type === 'code' || node.type === 'inlineCode')
      node.value = replaceTokens(node.value, page.tokens, tellIn(page, node, node.value), { undotted: 'keep' })
    if (node.type !== 'text' || !parent || at === undefined) return
    if (!/\{\{|\}\}/.test(node.value)) return
    // What GFM makes of bare addresses has no place of its own.
    const tell = tellIn(page, node.position ? node : parent, node.value)
    replaceTokens(node.value, page.tokens, tell)
    const pieces = withPlaceholders(node, page.tokens).map((piece) =>
      piece.type === 'text'
        ? { ...piece, value: replaceTokens(piece.value, page.tokens, () => undefined, { write: unbroken }) }
        : piece,
    )
    parent.children.splice(at, 1, ...pieces)
    return at + pieces.length
  })
}

/** Fills what stands in the brackets and quotes of a link or picture, in the order in which it is written. */
function fillFields(node: Link | Image, page: Page): void {
  const alt = node.type === 'image' ? (node.alt ?? '') : ''
  const title = node.title ?? ''
  const all = `${alt}${node.url}${title}`
  if (!/\{\{|\}\}/.test(all)) return
  const from = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined
  const fill = (text: string, before: number, write?: typeof encode) => {
    const tell = tellIn(page, node, all, from)
    return replaceTokens(text, page.tokens, (told, index, piece) => tell(told, before + index, piece), {
      ...(write && { write }),
    })
  }
  // A whole address may stand at the beginning; further inside, a value is a piece of a path or a query.
  const start = /^\{\{[^{}]*\}\}/.exec(node.url)?.[0] ?? ''
  const rest = node.url.slice(start.length)
  if (node.type === 'image') node.alt = fill(alt, 0)
  if (title !== '') node.title = fill(title, alt.length + node.url.length)
  node.url = fill(start, alt.length) + fill(rest, alt.length + start.length, encode)
}

/** Reports what is told of a token where the token itself stands. */
function tellIn(page: Page, node: Placed, value: string, from?: number): TellToken {
  const find = pieceFinder(page.source, node, value, from)
  return (told, index, piece) => page.problems.push({ ...locationOf(page, find(index, piece)), ...told })
}
