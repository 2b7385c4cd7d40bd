import type { Code, Nodes, Paragraph, Root, Table, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { type Message, shorten, type Values } from '../../shared/diagnostic'
import { markdownMessages } from '../markdown-messages'
import { type Located, type Page, type PagePlugin, pieceFinder, report, sourceOf } from '../page'
import { nodesOf } from '../tree'

const comment = /^<!--(?:(?!-->)[\s\S])*-->\s*$/

/** Rejects what the site does not support: raw HTML, footnotes and task lists. Removes comments. */
export const refused: PagePlugin = (page) => (tree: Root) => {
  const open = new Map<string, number>()
  visit(tree, (node, index, parent) => {
    if (node.type === 'html' && parent && index !== undefined) {
      if (comment.test(node.value)) {
        parent.children.splice(index, 1)
        return index
      }
      if (node.value.startsWith('<!--')) {
        const isClosed = node.value.includes('-->', '<!--'.length)
        report(page, node, markdownMessages[isClosed ? 'comment-before-text' : 'comment-not-closed'])
        return
      }
      // Inline, each tag is a separate node; an end tag is reported with its start tag.
      const [, slash, name = ''] = /^<(\/?)([A-Za-z][\w-]*)/.exec(node.value) ?? []
      const count = open.get(name) ?? 0
      open.set(name, slash ? Math.max(0, count - 1) : count + 1)
      if (slash && count > 0) return
      const found = node.value.split('\n')[0]?.slice(0, 60)
      report(page, node, markdownMessages['html-in-text'], { found: found ?? '' })
    }
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      report(page, node, markdownMessages['footnote-in-text'], { found: sourceOf(page, node).slice(0, 60) })
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      report(page, node, markdownMessages['task-in-list'])
  })
}

/**
 * Reports Markdown that is silently rendered differently from what was meant: markup that is not recognised, unclosed
 * markup that includes the rest of the page, and table rows with missing or extra cells.
 */
export const mistakes: PagePlugin = (page) => (tree: Root) => {
  const nodes = nodesOf(tree)
  pastedBullets(page, nodes)
  const mayBeForeign = anyForeign.test(page.source)
  let block: Located = tree
  for (const node of nodes) {
    if (node.position && node.type !== 'text') block = node
    if (node.type === 'code') unclosedFence(page, node)
    if (node.type === 'table') unevenRows(page, node)
    if (node.type === 'heading' && /\n\s*(-+|=+)\s*$/.test(sourceOf(page, node)))
      report(
        page,
        node,
        markdownMessages[
          /^\s*(?:title|description):\s/m.test(sourceOf(page, node)) ? 'fields-again' : 'heading-by-underline'
        ],
      )
    if (node.type === 'text') {
      const hits = mistakesIn(node.value)
      const find = hits.length > 0 ? pieceFinder(page.source, node, node.value) : undefined
      for (const { message, found, index } of hits) {
        const place = find?.(index, found) ?? node
        // Beside a bare address that became a link, texts have no position.
        const shown = place.position ? place : block
        const target = message === markdownMessages['link-not-read'] ? unreadTarget(page, place) : undefined
        const instead = found.replace(/^(!?)\((.*)\)\[(.*)\]$/s, '$1[$2]($3)')
        report(page, shown, target?.message ?? message, target?.values ?? { found, instead })
      }
      tokensOfOneBrace(page, node)
      openComment(page, node)
      unclosedMarks(page, node)
      if (mayBeForeign) foreignMarks(page, node)
    }
    if (node.type !== 'paragraph') continue
    if (node.position?.start.line !== node.position?.end.line) unreadItems(page, node)
    const text = textOf(node)
    const wide = wideSpace.exec(sourceOf(page, node))?.[1]
    if (wide !== undefined) report(page, node, markdownMessages['mark-wide-space'], { found: wide })
    // Check the source, because an escaped # is meant literally.
    const [, signs, title = ''] = /^(#{1,6})([^\s#].*)/.exec(sourceOf(page, node)) ?? []
    if (signs !== undefined) {
      // A single # would be a second title.
      const values = { found: shorten(`${signs}${title}`), instead: shorten(`${signs.replace(/^#$/, '##')} ${title}`) }
      report(page, node, markdownMessages['heading-without-space'], values)
    }
    const rows = text.includes('|') ? withoutCode(node) : text
    if (/^\s*\|?\s*:?-{2,}:?\s*\|/m.test(rows)) report(page, node, markdownMessages['table-not-read'])
    else if (/^[^\S\n]*\|.*\|[^\S\n]*\n[^\S\n]*\|.*\|[^\S\n]*$/m.test(rows))
      report(page, node, markdownMessages['table-without-dashes'])
    else if (/^[^\t\n]+\t[^\n]*\n[^\t\n]+\t/m.test(text) && !pastedBullet.test(text.split('\n')[0] ?? ''))
      report(page, node, markdownMessages['table-with-tabs'])
    else if (unframedRows.test(rows)) report(page, node, markdownMessages['table-without-dashes'])
  }
}

/** Two lines with a bar between spaces, as in a table without outer bars. */
const unframedRows = /^[^|\n]*[^|\s][ \t]\|[ \t][^\n]*\n[^|\n]*[^|\s][ \t]\|[ \t]/m

/** The text of a node with a letter in place of each piece of code, whose bars do not separate cells. */
function withoutCode(node: Nodes): string {
  if (node.type === 'inlineCode') return 'x'
  return 'children' in node ? node.children.map(withoutCode).join('') : 'value' in node ? node.value : ''
}

/** The target of a link or picture, from the bracket before it. */
const parenthesised = /^\]\(([^\n()]*(?:\([^\n()]*\)[^\n()]*)*)\)/
const pictureThenCaption = /^(.*?\.(?:png|jpe?g|webp|svg|gif|avif|heic))(?:\s+(.+))?$/i
const addressThenCaption = /^(\S+)\s+(["'“”„‘’].*)$/

/** Longer targets were pasted by mistake. */
const LONGEST_TARGET = 500

/**
 * Suggests what to write for a target that Markdown does not read: it has a caption, or is a picture with a space in
 * its name.
 */
function unreadTarget(page: Page, place: Located): { message: Message; values: Values } | undefined {
  const { offset } = place.position?.start ?? {}
  if (offset === undefined) return undefined
  const rest = page.source.slice(offset, offset + LONGEST_TARGET)
  const [, inside] = parenthesised.exec(rest) ?? []
  if (inside === undefined)
    return /^[^)]*?(?:\n\s*\n|\n?$)/.test(rest)
      ? { message: markdownMessages['link-not-closed'], values: {} }
      : undefined
  const target = inside.trim()
  const [, name, caption] = pictureThenCaption.exec(target) ?? addressThenCaption.exec(target) ?? []
  if (name === undefined) return undefined
  const isSize = caption !== undefined && /^(?:[|=]|\d+x?\d*$)/.test(caption)
  const words = caption === undefined || isSize ? '' : ` "${captionWords(caption)}"`
  const instead = `(${name.replace(/\s/g, encodeURIComponent)}${words})`
  const found = `(${target})`
  if (instead === found) return undefined
  if (isSize) return { message: markdownMessages['picture-with-size'], values: { found, instead } }
  const id = /\s/.test(name) ? 'picture-name-space' : 'link-caption-not-read'
  return { message: markdownMessages[id], values: { found, instead } }
}

/** A caption without the quotation marks around it; marks inside it become curly. */
function captionWords(caption: string): string {
  const within = caption.replace(/^["'“”„‘’]/, '').replace(/["'“”‘’]$/, '')
  // In `"One" and "two"`, no marks surround the whole caption.
  const words = /^[^"]*[^\s("]"/.test(within) ? caption : within
  return words.replace(/(?<=^|[\s(])"/g, '“').replaceAll('"', '”')
}

/** The marker of a heading or list item, followed by a word processor's space that Markdown does not recognise. */
const wideSpace = /^(#{1,6}|[-*+]|\d{1,3}[.)])[\u00a0\u2000-\u200a\u202f\u205f\u3000]/m

/**
 * A line that starts with a bullet from a word processor, perhaps in a font of its own, or with a hyphen without a
 * space. A dash may also begin a line of speech, or the name of a speaker.
 */
const pastedBullet =
  /^[\s>]*(?:([•·‣▪●◦▸►➢❖◆■\uf0a7\uf0b7\uf0d8]|[o§](?=\t))[^\S\n]|([–—])[^\S\n]+(?=\p{L})|(-)(?=[\p{L}"“‘[*{]))(.*)$/u
const anyPastedBullet = /^[\s>]*(?:[•·‣▪●◦▸►➢❖◆■\uf0a7\uf0b7\uf0d8o§–—][^\S\n]|-[\p{L}"“‘[*{])/mu

/** Consecutive lines with the same mark, even if each is a paragraph. */
interface PastedList {
  sign: string
  items: string[]
  /** Whether the first item begins a paragraph. */
  beginsParagraph: boolean
  first: Located
  /** Offset of the end of the last paragraph. */
  end: number
}

/** Reports only the first item of each list: the others are repaired in the same way. */
function pastedBullets(page: Page, nodes: readonly Nodes[]): void {
  if (!anyPastedBullet.test(page.source)) return
  const lists: PastedList[] = []
  for (const node of nodes) {
    if (node.type !== 'paragraph' || !node.position) continue
    const { start, end } = node.position
    let last = lists.at(-1)
    if (last && !/^[\s>]*$/.test(page.source.slice(last.end, start.offset))) last = undefined
    for (const [index, line] of sourceOf(page, node).split('\n').entries()) {
      const [, bullet, dash, hyphen, item = ''] = pastedBullet.exec(line) ?? []
      const sign = bullet ?? dash ?? hyphen
      if (sign === undefined) continue
      if (last?.sign === sign) last.items.push(item)
      else {
        const column = index === 0 ? start.column : line.indexOf(sign) + 1
        const first = { position: { start: { line: start.line + index, column } } }
        last = { sign, items: [item], beginsParagraph: index === 0, first, end: 0 }
        lists.push(last)
      }
      last.end = end.offset ?? 0
    }
  }
  for (const { sign, items, beginsParagraph, first } of lists) {
    if (sign === '-') {
      const item = items[0] ?? ''
      const values = { found: shorten(`-${item}`), instead: shorten(`- ${item}`) }
      report(page, first, markdownMessages['item-without-space'], values)
      continue
    }
    const isDash = /[–—]/.test(sign)
    if (isDash ? items.length > 1 && !isSpeech(items) : beginsParagraph || items.length > 1 || sign !== '·')
      report(page, first, markdownMessages[isDash ? 'dash-not-read' : 'bullet-not-read'], { found: sign })
  }
}

const saying = '(?:said|says|asked|asks|replied|replies|answered)'
const speaker = new RegExp(`\\b${saying} \\p{L}+|(?:\\b(?:I|we|he|she|they|it)|\\p{Lu}\\p{Ll}+) ${saying}\\b`, 'u')

/** Whether lines that begin with a dash are sentences that people say: somebody speaks, or answers a question. */
function isSpeech(lines: readonly string[]): boolean {
  const ends = lines.map((line) => /[.?!…](?=["”’]?\s*$)/.exec(line)?.[0])
  if (ends.includes(undefined)) return false
  const isAnswered = ends.some((end, index) => end === '?' && /[.!…]/.test(ends[index + 1] ?? ''))
  return isAnswered || lines.some((line) => speaker.test(line))
}

/**
 * A dotted name in single braces. It is reported only if its group exists, because code and examples have other names.
 */
const oneBrace = /(?<!\{)\{([A-Za-z][\w-]*(?:\.[\w-]+)+)\}(?!\})/g

/** A fact as it is written in `content/facts.yml`. */
const factInText =
  /(?<!\{)\{\s*(?:money|percent|count|times|seconds|minutes|hours|days|businessDays|months|years)\s*:[^{}]*\}(?!\})/g

function tokensOfOneBrace(page: Page, node: Text): void {
  if (!node.value.includes('{')) return
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

/** Patterns of text that was probably meant as markup. */
const patterns: readonly (readonly [Message, RegExp])[] = [
  [markdownMessages['link-not-read'], /\]\(/g],
  [
    markdownMessages['link-space-between'],
    /!?\[[^[\]]+\][^\S\n]+\((?=\/|#|https?:|mailto:|tel:|[^\s()]+\.[A-Za-z]{2,5}\))[^()\n]*\)?/g,
  ],
  [markdownMessages['link-name-unknown'], /\[[^[\]]+\]\[[^[\]]*\]/g],
  [markdownMessages['placeholder-in-text'], /\[[^[\]]*\bto come\]/g],
]

/** Patterns that are tried only where none of those matches. */
const otherPatterns: typeof patterns = [
  [markdownMessages['link-brackets-swapped'], /!?\([^()\n]+\)\[(?:\/|#|https?:|mailto:)?[^[\]\s]*[/.:#][^[\]\s]*\]/g],
  [markdownMessages['picture-not-read'], /(?<!\p{L})!\[[^\n]{0,40}/gu],
]

const hitsOf = (text: string, among: typeof patterns) =>
  among.flatMap(([message, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ message, found, index })),
  )

function mistakesIn(text: string): { message: Message; found: string; index: number }[] {
  // Most texts have no bracket at all.
  if (!text.includes('[')) return text.includes('](') ? hitsOf(text, patterns) : []
  const found = hitsOf(text, patterns)
  return found.length > 0 ? found : hitsOf(text, otherPatterns)
}

/** A line with a number or letter that Markdown does not read as a list marker: `a) x`, `(1) x`, `1.x`, `① x`. */
const unreadItem =
  /^[ \t>]*(?:\(([a-z]|[ivx]{2,4}|\d{1,2})\)|([a-z]|[ivx]{2,4}|\d{1,2})[.)]|([①-⑳]))[ \t]*(?=[\p{L}“"‘[*_])(.*)$/iu
const anyUnreadItem = /^[ \t>]*(?:\(?(?:[a-z]|[ivx]{2,4}|\d{1,2})[.)]|[①-⑳])[ \t]*[\p{L}“"‘[*_]/imu
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** The positions that a list marker may mean: `i` is the first Roman numeral and the ninth letter. */
function placesOf(sign: string): number[] {
  if (/\d/.test(sign)) return [Number(sign)]
  if (sign >= '①' && sign <= '⑳') return [sign.charCodeAt(0) - 0x245f]
  const name = sign.toLowerCase()
  return [roman.indexOf(name) + 1, name.length === 1 ? name.charCodeAt(0) - 96 : 0].filter((place) => place > 0)
}

/** Reports lines of one paragraph that are numbered in a way that Markdown does not read. */
function unreadItems(page: Page, node: Paragraph): void {
  const source = sourceOf(page, node)
  const { start } = node.position ?? {}
  if (
    !source.includes('\n') ||
    !anyUnreadItem.test(source) ||
    start?.offset === undefined ||
    /(?: {2}|\\)\n/.test(source)
  )
    return
  const before = page.source.slice(page.source.lastIndexOf('\n', start.offset - 1) + 1, start.offset)
  // Markdown reads the first item of a list.
  let last = /^[ \t>]*(\d{1,2})[.)][ \t]+$/.exec(before)?.slice(1).map(Number) ?? []
  let first: { index: number; found: string; place: number; rest: string } | undefined
  for (const [index, line] of source.split('\n').entries()) {
    const [found, ...groups] = unreadItem.exec(line) ?? []
    const sign = groups.slice(0, 3).find((each) => each !== undefined)
    if (found === undefined || sign === undefined || (index === 0 && last.length > 0)) continue
    const places = placesOf(sign)
    const next = places.find((place) => last.includes(place - 1))
    const item = { index, found: found.trim(), place: next ?? 1, rest: groups[3] ?? '' }
    if (next !== undefined) {
      const { index: above, ...shown } = first ?? item
      const instead = `${first ? Math.max(1, shown.place) : next}. ${shown.rest}`
      const column = above === 0 ? start.column : 1
      report(page, { position: { start: { line: start.line + above, column } } }, markdownMessages['item-not-read'], {
        found: shorten(shown.found),
        instead: shorten(instead),
      })
      return
    }
    last = places
    first = { ...item, place: places[0] ?? 1 }
  }
}

/** Returns the fence of a code block that nothing closes. */
export function openFence(source: string): string | undefined {
  const lines = source.split('\n')
  const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1]
  if (fence === undefined) return undefined
  // In a quotation or a list, each line starts with its markers.
  const last = (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd()
  const closes = last.length >= fence.length && [...last].every((sign) => sign === fence[0])
  return lines.length === 1 || !closes ? fence : undefined
}

/** Reports an unclosed fence, which includes the rest of the page in the code block (CommonMark 0.31, section 4.5). */
function unclosedFence(page: Page, node: Code): void {
  const source = sourceOf(page, node)
  const fence = openFence(source)
  if (fence !== undefined) report(page, node, markdownMessages['fence-not-closed'], { fence })
  else if (!/^(?:`{3,}|~{3,})/.test(source)) report(page, node, markdownMessages['code-by-spaces'])
}

/** Reports rows whose length differs: GFM adds empty cells to a short row, and drops the extra cells of a long one. */
function unevenRows(page: Page, table: Table): void {
  const columns = table.children[0]?.children.length ?? 0
  for (const row of table.children.slice(1)) {
    const cells = row.children.length
    if (cells !== columns) report(page, row, markdownMessages['table-row-uneven'], { cells, columns })
  }
}

/** Reports a comment within a paragraph that is not closed: Markdown treats it as text. */
function openComment(page: Page, node: Text): void {
  if (!node.value.includes('<!--')) return
  const location = pieceFinder(page.source, node, node.value)(node.value.indexOf('<!--'), '<!--')
  const { offset = 0 } = location.position?.start ?? {}
  // An escaped < is meant literally, and an entity is not found in the source.
  if (location !== node && page.source[offset - 1] !== '\\')
    report(page, location, markdownMessages['comment-not-closed'])
}

/** Syntax of other programs, and what to write instead. */
const foreign: readonly (readonly [RegExp, (match: RegExpMatchArray) => string])[] = [
  [/(?<!=)==(?=[^\s=])([^=\n]{1,300}?)(?<=\S)==(?!=)/g, ([, words]) => `Write **${words}**`],
  [/(?<![\p{L}\p{N}+])\+\+(?=[^\s+])([^+\n]{1,300}?)(?<=\S)\+\+(?!\+)/gu, ([, words]) => `Write ${words}`],
  [/(?<![\p{L}\p{N}:]):[a-z][a-z\d_+-]{1,30}:(?![\p{L}\p{N}:])/gu, () => 'Delete it or copy the emoji itself'],
  [/(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,5})\^/gu, () => 'Write the raised character itself, such as ²'],
  [/(?<=[\p{L}\p{N})])~([\p{L}\p{N}+-]{1,5})~/gu, () => 'Write the lowered character itself, such as ₂'],
  [/\[\[_?toc_?\]\]|\[toc\]/gi, () => 'Delete it, because a long page lists its sections by itself'],
  [/(?<!!)\[\[[^[\]\n]{1,100}\]\]/g, () => 'Write [text](/address)'],
  [/^\[!(?:note|tip|important|warning|caution)\]/gi, ([found]) => `Write **${nameOf(found)}:** and the text after it`],
  [/\{[#.][\w-]+\}/g, () => 'Delete it, because each heading has an anchor of its own'],
  [/\$\$[^$\n]{1,300}\$\$/g, () => 'Write the formula in plain characters'],
]
const anyForeign = /==|\+\+|:[a-z][\w+-]*:|[~^][^~^]{1,5}[~^]|\[\[|\[!|\[toc|\{[#.]|\$\$/i

/** Returns `Note` for `[!NOTE]`. */
const nameOf = (alert: string) => alert.charAt(2) + alert.slice(3, -1).toLowerCase()

function foreignMarks(page: Page, node: Text): void {
  // The first pattern that matches determines what was meant.
  const taken = new Set<number>()
  for (const [pattern, advice] of foreign)
    for (const match of node.value.matchAll(pattern)) {
      if (taken.has(match.index)) continue
      taken.add(match.index)
      const [found] = match
      const location = pieceFinder(page.source, node, node.value)(match.index, found)
      const { offset = 0 } = location.position?.start ?? {}
      if (location === node || page.source[offset - 1] === '\\') continue
      report(page, location, markdownMessages['mark-foreign'], {
        found: shorten(found),
        instead: shorten(advice(match), 90),
      })
    }
}

/** Opening marks without a closing mark. Single ones within text are allowed: `2 * 3`, `snake__case`. */
const marks = /\*\*|(?<![\p{L}\p{N}])__|__(?![\p{L}\p{N}])|(?<!`)`(?!`)/gu

/** A single mark at the edge of a word: `_half open`, `text*`. In `2 * 3`, `snake_case` and `*.png` it is literal. */
const singleMarks = /(?<![^\s(“"‘'])[*_](?=\p{L})|(?<=\p{L}[.,;:!?]?)[*_](?![^\s.,;:!?)”"’'])/gu

/** A pair of marks with spaces between a mark and the words. */
const spacedMarks =
  /(?<![\p{L}\p{N}*_])(\*\*|__)([^\S\n]*)([^\s*_](?:[^*_\n]{0,300}[^\s*_])?)([^\S\n]*)\1(?![\p{L}\p{N}*_])/gu

function unclosedMarks(page: Page, node: Text): void {
  const all = [marks, singleMarks].flatMap((pattern) => [...node.value.matchAll(pattern)])
  if (all.length === 0) return
  const pairs = [...node.value.matchAll(spacedMarks)].filter(([, , before, , after]) => `${before}${after}` !== '')
  const inPairs = new Set(
    pairs.flatMap(({ 0: { length }, 1: mark = '', index }) => [index, index + length - mark.length]),
  )
  const hits: { 0: string; index: number; instead?: string }[] = [
    ...all.filter(({ index }) => !inPairs.has(index)),
    ...pairs.map(({ 0: found, 1: mark, 3: words, index }) => ({ 0: found, index, instead: `${mark}${words}${mark}` })),
  ]
  // One finder for all marks, in the order of the text: each search continues where the last one ended.
  const find = pieceFinder(page.source, node, node.value)
  for (const { 0: found, index, instead } of hits.sort((a, b) => a.index - b.index)) {
    const location = find(index, found)
    // A literal character is escaped or written as an entity, so it is not found in the source.
    const { offset = 0 } = location.position?.start ?? {}
    if (location === node || page.source[offset - 1] === '\\') continue
    if (instead === undefined) report(page, location, markdownMessages['mark-not-closed'], { found })
    else
      report(page, location, markdownMessages['mark-with-space'], { found: shorten(found), instead: shorten(instead) })
  }
}
