import type { Image, Link, PhrasingContent, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import { shorten } from '../../shared/diagnostic'
import { isPlaceholder, type ReportToken, replaceTokens, tokenPattern } from '../../shared/tokens'
import { markdownMessages } from '../markdown-messages'
import { type Located, locationOf, type Page, type PagePlugin, pieceFinder, report } from '../page'
import { box } from '../tree'

/** Joins a whole number and its unit with a no-break space: `14 days`. */
const joinUnit = (value: string) => value.replace(/^(\d+) (?=\D+$)/, '$1\u00a0')

/** Splits a text at values that are placeholders, and marks these up. */
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

/** Encodes a value for an address, except @ and +, which `mailto:` and `tel:` need. */
const encode = (value: string) => encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%2B', '+')

/**
 * Replaces `{{tokens}}` with facts and addresses: after parsing, so that a value can never become markup, and before
 * addresses are checked.
 */
export const tokens: PagePlugin = (page) => (tree: Root) => {
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'image') fillFields(node, page)
    // In code, braces are often part of the example, so only known tokens are replaced, and only unknown dotted names
    // are reported.
    if (node.type === 'code' || node.type === 'inlineCode')
      node.value = replaceTokens(node.value, page.tokens, reportIn(page, node, node.value), {
        undotted: 'keep',
        file: page.file,
      })
    if (node.type !== 'text' || !parent || index === undefined) return
    if (node.value.includes('{')) reportSingleBraces(page, node)
    if (/[%$<[]/.test(node.value)) reportOtherMarks(page, node)
    if (!/\{\{|\}\}/.test(node.value)) return
    // Links that GFM makes from bare addresses have no position.
    const reportToken = reportIn(page, node.position ? node : parent, node.value)
    replaceTokens(node.value, page.tokens, reportToken, { file: page.file })
    const pieces = withPlaceholders(node, page.tokens).map((piece) =>
      piece.type === 'text'
        ? { ...piece, value: replaceTokens(piece.value, page.tokens, () => undefined, { write: joinUnit }) }
        : piece,
    )
    parent.children.splice(index, 1, ...pieces)
    return index + pieces.length
  })
}

/** Replaces tokens in the address, the title and the text alternative of a link or picture. */
function fillFields(node: Link | Image, page: Page): void {
  const alt = node.type === 'image' ? (node.alt ?? '') : ''
  const title = node.title ?? ''
  const all = `${alt}${node.url}${title}`
  if (!/\{\{|\}\}/.test(all)) return
  const from = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined
  const fill = (text: string, before: number, write?: typeof encode) => {
    const reportToken = reportIn(page, node, all, from)
    return replaceTokens(text, page.tokens, (reason, index, piece) => reportToken(reason, before + index, piece), {
      file: page.file,
      ...(write && { write }),
    })
  }
  const [, scheme = '', name = ''] = /^(https?:\/\/)\{\{([\w.-]+)\}\}/.exec(node.url) ?? []
  if (/^https?:/.test(page.tokens.get(name) ?? '')) {
    report(page, node, markdownMessages['token-after-scheme'], { found: scheme, name })
    node.url = node.url.slice(scheme.length)
  }
  // A value at the start may be a whole address; elsewhere it is a part of a path or a query.
  const start = /^\{\{[^{}]*\}\}/.exec(node.url)?.[0] ?? ''
  const rest = node.url.slice(start.length)
  if (node.type === 'image') node.alt = fill(alt, 0)
  if (title !== '') node.title = fill(title, alt.length + node.url.length)
  node.url = fill(start, alt.length) + fill(rest, alt.length + start.length, encode)
}

/** Reports a problem with a token at the location of the token. */
function reportIn(page: Page, node: Located, value: string, from?: number): ReportToken {
  const find = pieceFinder(page.source, node, value, from)
  return (reason, index, piece) => page.problems.push({ ...locationOf(page, find(index, piece)), ...reason })
}

/**
 * A dotted name in single braces. It is reported only if its group exists, because code and examples have other names.
 */
const oneBrace = /(?<!\{)\{([A-Za-z][\w-]*(?:\.[\w-]+)+)\}(?!\})/g

/** A dotted name between the marks of other programs: `%name%`, `${name}`, `<<name>>` or `[name]`. */
const otherMarks = /(?:%{1,2}|\$\{|<<|\[{1,2})\s?([A-Za-z][\w-]*(?:\.[\w-]+)+)\s?(?:%{1,2}|\}|>>|\]{1,2})/g

/** A fact as it is written in `content/facts.yml`. */
const factInText =
  /(?<!\{)\{\s*(?:money|percent|count|times|seconds|minutes|hours|days|businessDays|months|years)\s*:[^{}]*\}(?!\})/g

/** Reports the name of a token between marks other than `{{` and `}}`. Only known names count. */
function reportOtherMarks(page: Page, node: Text): void {
  const find = pieceFinder(page.source, node, node.value)
  for (const { 0: found, 1: name = '', index } of node.value.matchAll(otherMarks))
    if (page.tokens.has(name)) report(page, find(index, found), markdownMessages['token-one-brace'], { found, name })
}

/** Reports a token in single braces, and a fact that was written into the text. */
function reportSingleBraces(page: Page, node: Text): void {
  for (const { 0: found, index } of node.value.matchAll(factInText))
    report(page, pieceFinder(page.source, node, node.value)(index, found), markdownMessages['fact-in-text'], {
      found: shorten(found),
    })
  const written = [...node.value.matchAll(oneBrace)]
  if (written.length === 0) return
  const groups = new Set([...page.tokens.keys()].map((name) => name.split('.')[0]))
  const find = pieceFinder(page.source, node, node.value)
  for (const { 0: found, 1: name = '', index } of written)
    if (groups.has(name.split('.')[0]))
      report(page, find(index, found), markdownMessages['token-one-brace'], { found, name })
}
