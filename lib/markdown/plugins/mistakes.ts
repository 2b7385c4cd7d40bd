import type {
  Blockquote,
  Code,
  Delete,
  Emphasis,
  Heading,
  InlineCode,
  List,
  Nodes,
  Paragraph,
  Root,
  Strong,
  Table,
  Text,
} from 'mdast'
import { visit } from 'unist-util-visit'
import { shorten } from '../../shared/diagnostic'
import { loadOnce } from '../../shared/memoise'
import { markdownMessages } from '../markdown-messages'
import { type Located, type Page, type PagePlugin, pieceFinder, report, sourceOf } from '../page'
import { nodesOf } from '../tree'
import type { BracketText } from './unparsed-links'

const comment = /^<!--(?:(?!-->)[\s\S])*-->\s*$/

/** Rejects what the site does not support: raw HTML, footnotes and task lists. Removes comments. */
export const unsupported: PagePlugin = (page) => (tree: Root) => {
  const open = new Map<string, number>()
  const noted = new Set<string>()
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
      const message = name.toLowerCase() === 'br' ? 'html-line-break' : 'html-in-text'
      report(page, node, markdownMessages[message], { found: found ?? '' })
    }
    if (node.type === 'text') reportOpenComment(page, node)
    if (node.type === 'footnoteReference') noted.add(node.identifier)
    // A note with a mark is reported at its mark.
    if (node.type === 'footnoteReference' || (node.type === 'footnoteDefinition' && !noted.has(node.identifier)))
      report(page, node, markdownMessages['footnote-in-text'], { found: sourceOf(page, node).slice(0, 60) })
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      report(page, node, markdownMessages['task-in-list'])
  })
}

/** Reports a comment within a paragraph that is not closed: Markdown treats it as text. */
function reportOpenComment(page: Page, node: Text): void {
  if (!node.value.includes('<!--')) return
  const location = pieceFinder(page.source, node, node.value)(node.value.indexOf('<!--'), '<!--')
  const { offset = 0 } = location.position?.start ?? {}
  // An escaped < is meant literally, and an entity is not found in the source.
  if (location !== node && page.source[offset - 1] !== '\\')
    report(page, location, markdownMessages['comment-not-closed'])
}

/**
 * Reports Markdown that is silently rendered differently from what was meant: markup that is not recognised, unclosed
 * markup that includes the rest of the page, and table rows with missing or extra cells.
 */
export const mistakes: PagePlugin = (page) => async (tree: Root) => {
  const bracketed: BracketText[] = []
  const marked: Text[] = []
  const paragraphs: Paragraph[] = []
  const grouped: (List | Blockquote)[] = []
  const [tables, withCells]: [Table[], Paragraph[]] = [[], []]
  let block: Located = tree
  for (const node of nodesOf(tree)) {
    if (node.position && node.type !== 'text') block = node
    if (node.type === 'text') {
      if (/\[|\]\(/.test(node.value)) bracketed.push({ node, block })
      if (anyMark.test(node.value)) marked.push(node)
    }
    if (isGroup(node)) grouped.push(node)
    if (node.type === 'delete') reportChangedWords(page, node)
    if (node.type === 'code') reportUnclosedFence(page, node)
    if (node.type === 'inlineCode') reportCodeInWords(page, node)
    if (node.type === 'emphasis') reportTimesSigns(page, node)
    if (node.type === 'emphasis' || node.type === 'strong') reportMarkedToken(page, node)
    if (node.type === 'table') tables.push(node)
    if (node.type === 'heading') {
      reportUnderlinedHeading(page, node)
      reportRepeatedHashes(page, node)
    }
    if (node.type === 'paragraph') {
      paragraphs.push(node)
      reportUnparsedHeading(page, node)
      if (anyCells.test(sourceOf(page, node))) withCells.push(node)
      reportUnparsedEdges(page, node)
    }
  }
  if (bracketed.length > 0) (await loadLinks()).reportUnparsedLinks(page, bracketed)
  if (marked.length > 0) (await loadMarkup()).reportUnparsedMarkup(page, marked)
  if (grouped.length > 0) (await loadItems()).reportMisreadItems(page, grouped)
  if (tables.length + withCells.length > 0) {
    const { reportUnevenRows, reportUnparsedTable } = await loadTables()
    for (const table of tables) reportUnevenRows(page, table)
    for (const node of withCells) reportUnparsedTable(page, node)
  }
  if (!anyLineMark.test(page.source)) return
  for (const node of paragraphs) reportUnparsedHeading(page, node, headingWithin)
  ;(await loadLists()).reportUnparsedLists(page, paragraphs)
}

const groups = new Set(['list', 'blockquote'])
const isGroup = (node: Nodes): node is List | Blockquote => groups.has(node.type)

// Loaded on demand, because most texts need none of them.
const loadLinks = loadOnce(() => import('./unparsed-links'))
const loadMarkup = loadOnce(() => import('./unparsed-markup'))
const loadItems = loadOnce(() => import('./misread-items'))
const loadTables = loadOnce(() => import('./unparsed-tables'))
const loadLists = loadOnce(() => import('./unparsed-lists'))

/** Characters that mark words, here or in other programs. */
const anyMark =
  /[*_`]|<\s?!|&[a-z]|~~|==|\+\+|:[a-z][\w+-]*:|[~^][^~^]{1,5}[~^]|\[\[|\[!|\[\/|\[toc|\{(?:[#.%/]|--|>>|:?\s?[a-z]+=)|\$[^$\n]*\$/i

/** What may divide cells. Most paragraphs have nothing of the kind. */
const anyCells = /[|\t]|[,;]\S[^\n]*\n|\S {3,9}\S[^\n]*\n/

/** A line that may begin with the marker of an item or heading that Markdown does not read. */
const anyLineMark =
  /^(?:>|[^\S\n])*(?:[•·‣▪●◦▸►➢❖◆■✓✔☑✅❌✗✘→➡👉🔹🔸⭐✨\uf0a7\uf0b7\uf0d8§–—①-⑳]|o\t|[-+][\p{L}"“‘[*{]|#{2,6}[^\s#]|\(?[a-z\d]{1,4}[.)]|(?:#{1,6}|[-*+])[^\S\n \t])/imu

/** Reports words that were changed with CriticMarkup, `{~~old~>new~~}`, which would be struck out. */
function reportChangedWords(page: Page, node: Delete): void {
  const { start, end } = node.position ?? {}
  const found = page.source.slice((start?.offset ?? 0) - 1, (end?.offset ?? 0) + 1)
  const words = /^\{~~[^~]*~>([^~]*)~~\}$/.exec(found)?.[1]
  if (words === undefined) return
  report(page, node, markdownMessages['mark-foreign'], {
    found: shorten(found),
    instead: shorten(`Write ${words}`, 90),
  })
}

/** Reports asterisks between letters or digits, which Markdown reads as italics: `2*3 or 4*5`. */
function reportTimesSigns(page: Page, node: Emphasis): void {
  const { source } = page
  const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end?.offset]
  if (source[from] !== '*' || ![source[from - 1], source[to]].every((beside) => /[\p{L}\p{N}]/u.test(beside ?? '')))
    return
  const found = /[\p{L}\p{N}]*$/u.exec(source.slice(Math.max(0, from - 20), from))?.[0] ?? ''
  report(page, node, markdownMessages['times-as-italics'], { found: shorten(`${found}${source.slice(from, to + 1)}`) })
}

/** Reports a token whose name was made bold or italic, without its braces. */
function reportMarkedToken(page: Page, node: Emphasis | Strong): void {
  const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end?.offset]
  const found = page.source.slice(Math.max(0, from - 2), to + 2)
  const [, mark, name] = /^\{\{([*_]{1,3})([\w.-]+)\1\}\}$/.exec(found) ?? []
  if (mark === undefined) return
  report(page, node, markdownMessages['token-with-marks'], { found, instead: `${mark}{{${name}}}${mark}` })
}

/** Reports code that begins and ends within words: somebody typed grave accents for apostrophes. */
function reportCodeInWords(page: Page, node: InlineCode): void {
  const { source } = page
  const { start, end } = node.position ?? {}
  const [from = 0, to = 0] = [start?.offset, end?.offset]
  if (!/\p{L}/u.test(source[from - 1] ?? '') || !/\p{L}/u.test(source[to] ?? '')) return
  const words = /^(\p{L}+)\s(?:.*\s)?(\p{L}+)$/su.exec(node.value)
  if (!words) return
  const [, first = '', last = ''] = words
  const before = /\p{L}+$/u.exec(source.slice(Math.max(0, from - 40), from))?.[0]
  const after = /^\p{L}+/u.exec(source.slice(to, to + 40))?.[0]
  report(page, node, markdownMessages['code-in-words'], {
    found: shorten(`${before}${source.slice(from, to)}${after}`),
    instead: `${before}’${first}`,
    other: `${last}’${after}`,
  })
}

/** Reports text that becomes a heading because of a line of = or - below it. */
function reportUnderlinedHeading(page: Page, node: Heading): void {
  const source = sourceOf(page, node)
  const [, line] = /\n\s*(-+|=+)\s*$/.exec(source) ?? []
  if (line === undefined) return
  const isField = /^\s*(?:title|description):\s/m.test(source)
  const isLast = page.source.slice(node.position?.end.offset).trim() === ''
  const other = line.startsWith('=') ? 'heading-by-equals-signs' : 'heading-by-underline'
  const id = isField ? 'fields-again' : isLast ? 'heading-by-last-line' : other
  report(page, node, markdownMessages[id])
}

/** Reports a heading whose text begins with the hashes of another one, as after a paste over a selection. */
function reportRepeatedHashes(page: Page, node: Heading): void {
  const source = sourceOf(page, node)
  const [found, first = '', hashes] = /^(#{1,6}[ \t]+)(#{1,6})[ \t]+/.exec(source) ?? []
  if (found === undefined || hashes === undefined) return
  const instead = `${first.trimEnd()} ${source.slice(found.length)}`
  report(page, node, markdownMessages['heading-marks-twice'], {
    hashes,
    found: shorten(source),
    instead: shorten(instead),
  })
}

/** Reports a # without a space. The source is checked, because an escaped # is meant literally. */
function reportUnparsedHeading(page: Page, node: Paragraph, pattern = /^(#{1,6})([^\s#].*)/): void {
  const source = sourceOf(page, node)
  const match = pattern.exec(source)
  if (!match) return
  const [, hashes = '', title = ''] = match
  // A single # would be a second title.
  const values = { found: shorten(`${hashes}${title}`), instead: shorten(`${hashes.replace(/^#$/, '##')} ${title}`) }
  const location = pieceFinder(page.source, node, source)(match.index, hashes)
  report(page, location, markdownMessages['heading-without-space'], values)
}

/** Hashes without a space at the start of a later line. A single one may belong to the text: `#1`. */
const headingWithin = /(?<=\n[ \t]*)(#{2,6})([^\s#].*)/

/** A fence behind words, at the end of their line. */
const fenceWithin = /(?<=[^\s`][ \t]{0,9})`{3}[\w-]*(?=[ \t]*$)/m

function reportFenceWithin(page: Page, node: Text): void {
  const match = fenceWithin.exec(node.value)
  if (!match) return
  const location = pieceFinder(page.source, node, node.value)(match.index, match[0])
  report(page, location, markdownMessages['fence-within-line'], { found: match[0] })
}

/**
 * Reports quotation marks in place of a fence, a fence behind words, pasted fields of a page, a loose backslash at the
 * end, and an address whose < is not closed.
 */
function reportUnparsedEdges(page: Page, node: Paragraph): void {
  const [first, last] = [node.children[0], node.children.at(-1)]
  const fence = first?.type === 'text' ? /^(?:[‘’'´]{3}|~~~|“““|”””)/.exec(first.value)?.[0] : undefined
  if (fence !== undefined) report(page, node, markdownMessages['fence-of-quotes'], { found: fence })
  if (first?.type === 'text' && /^title: [^\n]+\n\s*description: /.test(first.value))
    report(page, node, markdownMessages['fields-again'])
  if (last?.type === 'text' && last.value.endsWith('\\') && !sourceOf(page, node).trimEnd().endsWith('\\\\'))
    report(page, node, markdownMessages['backslash-at-end'])
  node.children.forEach((child, index) => {
    if (child.type === 'text' && child.value.includes('```')) reportFenceWithin(page, child)
    // A link with | was copied from a chat, and is reported as such.
    if (child.type !== 'link' || /^\[|\|/.test(sourceOf(page, child))) return
    const before = node.children[index - 1]
    if (before?.type === 'text' && before.value.endsWith('<'))
      report(page, child, markdownMessages['address-not-closed'])
  })
}

/**
 * Finds a line of open code that was meant to end it: other marks, too few or too many of them, or words after them.
 * The name of a language follows the marks that start code.
 */
function findOtherEnd(source: string, fence: string): { found: string; index: number } | undefined {
  const lines = source.split('\n').map((line) => line.replace(/^[\s>]*/, '').trimEnd())
  const index = lines.findIndex(
    (line, index) => index > 0 && /^[`~]/.test(line) && (/^(?:`+|~{2,})$/.test(line) || isFenceWithWords(line, fence)),
  )
  const found = lines[index]
  return found === undefined || found === fence ? undefined : { found, index }
}

const isFenceWithWords = (line: string, fence: string) => line.startsWith(fence) && /^[`~]+ ?\S+ \S/.test(line)

/**
 * Returns the fence of a code block that nothing closes, or that only the end of the next block closes.
 * @returns `next` is the fence of that next block, with its language; undefined if the block is closed, or has no fence
 */
export function openFence(source: string): { fence: string; next?: string } | undefined {
  // In a quotation or a list, each line starts with its markers.
  const [first = '', ...lines] = source.split('\n').map((line) => line.replace(/^[\s>]*/, '').trimEnd())
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0]
  if (fence === undefined) return undefined
  // Fences with a language only start a block (CommonMark 0.31, section 4.5).
  const next = lines.find((line) => line.startsWith(fence) && /^[`~]+\w+$/.test(line))
  if (next !== undefined) return { fence, next }
  const last = lines.at(-1) ?? ''
  const closes = last.length >= fence.length && [...last].every((character) => character === fence[0])
  return closes ? undefined : { fence }
}

/**
 * Reports an unclosed fence, which includes the rest of the page in the code block (CommonMark 0.31, section 4.5), and
 * text that spaces at the start of its lines turn into code.
 */
function reportUnclosedFence(page: Page, node: Code): void {
  const source = sourceOf(page, node)
  const open = openFence(source)
  const other = open && findOtherEnd(source, open.fence)
  if (open && other) {
    const { found, index } = other
    const line = node.position?.start.line ?? 1
    const location = { position: { start: { line: line + index, column: 1 } } }
    const others = /^[`~]+$/.test(found) ? '' : ', and the words after it on a line of their own below it'
    const values = { found: shorten(found), fence: open.fence, line, others }
    report(page, location, markdownMessages['fence-closed-otherwise'], values)
  } else if (open?.next !== undefined)
    report(page, node, markdownMessages['fence-around-fence'], { fence: open.fence, next: open.next })
  else if (open) report(page, node, markdownMessages['fence-not-closed'], { fence: open.fence })
  else if (!/^(?:`{3,}|~{3,})/.test(source)) report(page, node, markdownMessages['code-by-spaces'])
}
