import type { PhrasingContent, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import { replaceTokens, tokenPattern } from '../../facts/fill'
import { isPlaceholder } from '../../facts/tokens'
import { box } from '../box'
import { type PagePlugin, report } from '../page'

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
    const tell = ({ what, fix }: { what: string; fix: string }) => report(page, node, what, fix)
    const fill = (text: string) => replaceTokens(text, page.tokens, tell)
    if ((node.type === 'link' || node.type === 'image') && node.url.includes('{{')) {
      // A whole address may stand at the beginning; further inside, a value is a piece of a path or a query.
      const start = /^\{\{[^{}]*\}\}/.exec(node.url)?.[0] ?? ''
      const encoded = new Map([...page.tokens].map(([name, value]) => [name, encode(value)]))
      node.url = fill(start) + replaceTokens(node.url.slice(start.length), encoded, tell)
    }
    if ('title' in node && typeof node.title === 'string') node.title = fill(node.title)
    if (node.type === 'image') node.alt = fill(node.alt ?? '')
    // In code, braces are often part of the example: only a real token is taken, and a dotted name that is none is told.
    if (node.type === 'code' || node.type === 'inlineCode')
      node.value = replaceTokens(
        node.value,
        page.tokens,
        (problem) => problem.what.includes('stands for') && tell(problem),
        'keep',
      )
    if (node.type !== 'text' || !parent || at === undefined) return
    const pieces = withPlaceholders(node, page.tokens).map((piece) =>
      piece.type === 'text' ? { ...piece, value: fill(piece.value) } : piece,
    )
    parent.children.splice(at, 1, ...pieces)
    return at + pieces.length
  })
}
