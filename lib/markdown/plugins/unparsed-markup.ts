import type { Text } from 'mdast'
import { shorten } from '../../shared/diagnostic'
import { markdownMessages } from '../markdown-messages'
import { type Located, type Page, pieceFinder, report } from '../page'

/**
 * Reports characters that were probably meant as formatting, by somebody who is used to another program or made a slip.
 */
export function reportUnparsedMarkup(page: Page, texts: readonly Text[]): void {
  for (const node of texts) {
    reportUnclosedMarks(page, node)
    reportForeignSyntax(page, node)
  }
}

/** Syntax of other programs, and what to write instead. */
const foreignSyntax: readonly (readonly [RegExp, (match: RegExpMatchArray) => string])[] = [
  [/\{\+\+([^{}\n]{1,300}?)\+\+\}/g, ([, words]) => `Write ${words}`],
  [/\{--[^{}\n]{1,300}?--\}/g, () => 'Delete it, because it is marked as deleted'],
  [/\{==([^{}\n]{1,300}?)==\}/g, ([, words]) => `Write ${words}`],
  [/\{>>[^{}\n]{1,300}?<<\}/g, () => 'Delete it, because it is a comment'],
  [/(?<!=)==(?=[^\s=])([^=\n]{1,300}?)(?<=\S)==(?!=)/g, ([, words]) => `Write **${words}**`],
  [/(?<![\p{L}\p{N}+])\+\+(?=[^\s+])([^+\n]{1,300}?)(?<=\S)\+\+(?!\+)/gu, ([, words]) => `Write ${words}`],
  [/(?<![\p{L}\p{N}:]):[a-z][a-z\d_+-]{1,30}:(?![\p{L}\p{N}:])/gu, () => 'Delete it or copy the emoji itself'],
  [/(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,5})\^/gu, () => 'Write the superscript character itself, such as ²'],
  [/(?<=[\p{L}\p{N})])~([\p{L}\p{N}+-]{1,5})~/gu, () => 'Write the subscript character itself, such as ₂'],
  [/\[\[_?toc_?\]\]|\[toc\]/gi, () => 'Delete it, because a long page lists its sections automatically'],
  [/(?<!!)\[\[[^[\]\n]{1,100}\]\]/g, () => 'Write [text](/address)'],
  [/^\[!(?:note|tip|important|warning|caution)\]/gi, ([found]) => `Write **${nameOf(found)}:** and the text after it`],
  [/\{[#.][\w-]+\}/g, () => 'Delete it, because each heading has an anchor of its own'],
  [
    /(?<![{\w]\s{0,9})\{:?\s?(?:(?:width|height|target|rel|style|class|align|title|loading)=[^{}\n]{1,80})\}/g,
    () => 'Delete it, because the site decides the size and style of each part',
  ],
  [
    /(?<![$\w])\$(?=[^\s$])(?=[^$\n]{0,99}[\\^_{])[^$\n]{1,100}\$(?![$\d])/g,
    () => 'Write the formula in plain characters',
  ],
  [/(?<=\p{L})`(?=\p{L})/gu, () => 'Write an apostrophe, ’'],
  // Markdown has replaced each reference that HTML knows.
  [
    /&(?:(nbsp|shy)(?![;=])|(?:[nm]dash|hellip|euro|copy|reg|[lr][sd]quo)(?![\p{L}\p{N};=])|[a-z][a-z\d]{1,30};)/giu,
    ([, space]) => (space === undefined ? 'Write the character itself' : 'Write a space'),
  ],
  [
    /\{(?:\/\*|#)\s?([^{}\n]{1,300}?)\s?(?:\*\/|#)\}/g,
    ([, words]) => `Write <!-- ${words} -->, which visitors do not see`,
  ],
  [/\{%[^{}\n]{1,200}%\}/g, () => 'Delete it, because template tags have no effect here'],
  [
    /\[([a-z][\w-]*)(?:\s[^[\]\n]{0,200})?\]([^[\]\n]{0,300})\[\/\1\]/gi,
    ([, , words = '']) =>
      words.trim() === '' ? 'Delete it' : `Write ${words.trim()}, or a link: [${words.trim()}](/address)`,
  ],
  [
    /<\s?!\s?[-–—]{1,3}\s*([^<>\n]{1,300}?)\s*[-–—]{1,3}\s?>/g,
    ([, words]) => `Write <!-- ${words} -->, which visitors do not see`,
  ],
  [/\$\$[^$]{1,300}\$\$/g, () => 'Write the formula in plain characters'],
]

/** Returns `Note` for `[!NOTE]`. */
const nameOf = (alert: string) => alert.charAt(2) + alert.slice(3, -1).toLowerCase()

function reportForeignSyntax(page: Page, node: Text): void {
  // The first pattern that matches determines what was meant.
  const taken: [start: number, end: number][] = []
  for (const [pattern, advice] of foreignSyntax)
    for (const match of node.value.matchAll(pattern)) {
      const [found] = match
      const [start, end] = [match.index, match.index + found.length]
      if (taken.some((other) => start < other[1] && end > other[0])) continue
      taken.push([start, end])
      const location = pieceFinder(page.source, node, node.value)(match.index, found)
      const { offset = 0 } = location.position?.start ?? {}
      // `reportOtherMarks` reports the name of a token.
      const isToken = page.tokens.has(/^\W*([\w.-]*)\W*$/.exec(found)?.[1] ?? '')
      if (isToken || location === node || page.source[offset - 1] === '\\') continue
      report(page, location, markdownMessages['mark-foreign'], {
        found: shorten(found),
        instead: shorten(advice(match), 120),
      })
    }
}

/**
 * Double marks and backticks, which stay in a text only if they are unclosed. In `snake__case`, the mark is literal.
 */
const marks =
  /\*\*|~~|(?<![\p{L}\p{N}_])__(?!_)|(?<!_)__(?![\p{L}\p{N}_])|(?<![`\p{L}])`(?!`)|(?<=\p{L})`(?![`\p{L}])/gu

/** A single mark at the edge of a word: `_half open`, `text*`. In `2 * 3`, `snake_case` and `*.png` it is literal. */
const singleMarks = /(?<![^\s(“"‘'])[*_](?=\p{L})|(?<=\p{L}[.,;:!?]?)[*_](?![^\s.,;:!?)”"’'])/gu

/**
 * Marks at the edge of a text. Next to marks that Markdown has read, they are left over: the first in `***bold** word`.
 */
const edgeMarks = /^[*_]{1,2}(?![*_\p{L}\p{N}])|(?<![*_\p{L}\p{N}])[*_]{1,2}$/gu

/** A pair of marks with spaces between a mark and the words, or with a letter directly after it. */
const spacedMarks = /(?<![\p{L}\p{N}*_])(\*\*|__)([^\S\n]*)([^\s*_](?:[^*_\n]{0,300}[^\s*_])?)([^\S\n]*)\1(?![*_])/gu

const notClosed = markdownMessages['mark-not-closed']

function reportUnclosedMarks(page: Page, node: Text): void {
  const edges = [...node.value.matchAll(edgeMarks)].filter(({ 0: found, index }) => {
    const { start, end } = node.position ?? {}
    const [before, after] = [page.source[(start?.offset ?? 0) - 1], page.source[end?.offset ?? 0]]
    return found.includes(String(index === 0 ? before : after).charAt(0))
  })
  const edgeOffsets = new Set(edges.map(({ index }) => index))
  const all = [
    ...edges,
    ...[marks, singleMarks].flatMap((pattern) =>
      [...node.value.matchAll(pattern)].filter(({ index }) => !edgeOffsets.has(index)),
    ),
  ]
  if (all.length === 0) return
  const wordAfter = ({ 0: { length }, index }: RegExpMatchArray) =>
    /^[\p{L}\p{N}]+/u.exec(node.value.slice((index ?? 0) + length))?.[0] ?? ''
  const pairs = [...node.value.matchAll(spacedMarks)].filter(
    (pair) => pair[2] !== '' || pair[4] !== '' || wordAfter(pair) !== '',
  )
  const inPairs = new Set(
    pairs.flatMap(({ 0: { length }, 1: mark = '', index }) => [index, index + length - mark.length]),
  )
  const hits: { 0: string; index: number; instead?: string }[] = [
    ...all.filter(({ index }) => !inPairs.has(index)),
    ...pairs.map((pair) => {
      const { 0: found, 1: mark, 3: words, index } = pair
      const after = wordAfter(pair)
      return { 0: found + after, index, instead: `${mark}${words}${mark}${after === '' ? '' : ` ${after}`}` }
    }),
  ]
  // One finder for all marks, in the order of the text: each search continues where the last one ended.
  const find = pieceFinder(page.source, node, node.value)
  for (const { 0: found, index, instead } of hits.sort((a, b) => a.index - b.index)) {
    const location = find(index, found)
    // A literal character is escaped or written as an entity, so it is not found in the source.
    const { offset = 0 } = location.position?.start ?? {}
    if (location === node || page.source[offset - 1] === '\\') continue
    if (edgeOffsets.has(index)) report(page, location, markdownMessages['mark-left-over'], { found })
    else if (instead === undefined)
      report(page, found === '`' ? loneBacktick(page, location, offset) : location, notClosed, { found })
    else
      report(page, location, markdownMessages['mark-with-space'], { found: shorten(found), instead: shorten(instead) })
  }
}

/**
 * Returns the location of the backtick that has no partner. Markdown pairs backticks from the left, so the one that is
 * left over may be a sound one further on: in `a and `b`, the first one is open.
 * @param location the location of the backtick that is left over, at `offset`
 */
function loneBacktick({ source }: Page, location: Located, offset: number): Located {
  const start = source.lastIndexOf('\n\n', offset) + 1
  if (offset - start > MAX_PARAGRAPH) return location
  for (const { 0: code, index } of source.slice(start, offset).matchAll(/`[^`]*`/g)) {
    const from = start + index
    const beside = `${source[from - 1] ?? ''}${source[from + code.length] ?? ''}`
    if (!/^`\s|\s`$/.test(code) && !/\p{L}/u.test(beside)) continue
    const line = (location.position?.start.line ?? 1) - source.slice(from, offset).split('\n').length + 1
    return { position: { start: { line, column: from - source.lastIndexOf('\n', from), offset: from } } }
  }
  return location
}

/** A longer paragraph is not searched again for each of its backticks. */
const MAX_PARAGRAPH = 5000
