import type { Paragraph } from 'mdast'
import { shorten } from '../../shared/diagnostic'
import { markdownMessages } from '../markdown-messages'
import { type Located, type Page, report, sourceOf } from '../page'

/** Reports lines that were probably meant as items of a list, or as headings, and are shown as one paragraph. */
export function reportUnparsedLists(page: Page, paragraphs: readonly Paragraph[]): void {
  const lists: PastedList[] = []
  for (const node of paragraphs) {
    collectPastedItems(page, node, lists)
    if (node.position?.start.line !== node.position?.end.line) reportUnparsedItems(page, node)
    const wide = wideSpace.exec(sourceOf(page, node))?.[1]
    if (wide !== undefined) report(page, node, markdownMessages['mark-wide-space'], { found: wide })
  }
  reportPastedLists(page, lists)
}

/** The marker of a heading or list item, followed by a word processor's space that Markdown does not recognise. */
const wideSpace = /^(#{1,6}|[-*+]|\d{1,3}[.)])[\u00a0\u2000-\u200a\u202f\u205f\u3000]/m

/**
 * A line that starts with a bullet from a word processor (perhaps in a symbol font), a tick, an emoji, a dash, or a
 * hyphen without a space. A dash may also begin a line of speech, or the name of a speaker.
 */
const pastedBullet =
  /^[\s>]*(?:([•·‣▪●◦▸►➢❖◆■\uf0a7\uf0b7\uf0d8]|[o§](?=\t)|[✓✔☑✅❌✗✘→➡👉🔹🔸⭐✨])\ufe0f?[^\S\n]|([–—])[^\S\n]+(?=\p{L})|([-+])(?=[\p{L}"“‘[*{]))(.*)$/u
const anyPastedBullet =
  /^[\s>]*(?:[•·‣▪●◦▸►➢❖◆■\uf0a7\uf0b7\uf0d8o§–—✓✔☑✅❌✗✘→➡👉🔹🔸⭐✨]\ufe0f?[^\S\n]|[-+][\p{L}"“‘[*{])/mu

/** Consecutive lines with the same mark, even if each is a paragraph. */
interface PastedList {
  marker: string
  items: string[]
  /** Whether the first item begins a paragraph. */
  beginsParagraph: boolean
  first: Located
  /** Offset of the end of the last paragraph. */
  end: number
}

/** Adds the pasted items of a paragraph to the list that the paragraph above it ends with, or to a new one. */
function collectPastedItems(page: Page, node: Paragraph, lists: PastedList[]): void {
  const source = sourceOf(page, node)
  if (!node.position || !anyPastedBullet.test(source)) return
  const { start, end } = node.position
  let last = lists.at(-1)
  if (last && !/^[\s>]*$/.test(page.source.slice(last.end, start.offset))) last = undefined
  for (const [index, line] of source.split('\n').entries()) {
    const [, bullet, dash, hyphen, item = ''] = pastedBullet.exec(line) ?? []
    const marker = bullet ?? dash ?? hyphen
    if (marker === undefined) continue
    if (last?.marker === marker) last.items.push(item)
    else {
      const column = index === 0 ? start.column : line.indexOf(marker) + 1
      const first = { position: { start: { line: start.line + index, column } } }
      last = { marker, items: [item], beginsParagraph: index === 0, first, end: 0 }
      lists.push(last)
    }
    last.end = end.offset ?? 0
  }
}

/** Reports only the first item of each list: the others are repaired in the same way. */
function reportPastedLists(page: Page, lists: readonly PastedList[]): void {
  for (const { marker, items, beginsParagraph, first } of lists) {
    if (/[-+]/.test(marker)) {
      const item = items[0] ?? ''
      const values = { found: shorten(`${marker}${item}`), instead: shorten(`- ${item}`) }
      report(page, first, markdownMessages['item-without-space'], values)
      continue
    }
    const isDash = /[–—]/.test(marker)
    const isPicture = /[✓-✨→➡👉🔹🔸⭐]/u.test(marker)
    if (
      isDash
        ? items.length > 1 && !isSpeech(items)
        : items.length > 1 || (!isPicture && (beginsParagraph || marker !== '·'))
    )
      report(page, first, markdownMessages[isDash ? 'dash-not-read' : 'bullet-not-read'], { found: marker })
  }
}

const saying = '(?:said|says|asked|asks|replied|replies|answered)'
const speaker = new RegExp(`\\b${saying} \\p{L}+|(?:\\b(?:I|we|he|she|they|it)|\\p{Lu}\\p{Ll}+) ${saying}\\b`, 'u')

/** Whether lines that begin with a dash are direct speech: one names its speaker, or answers the question above it. */
function isSpeech(lines: readonly string[]): boolean {
  const ends = lines.map((line) => /[.?!…](?=["”’]?\s*$)/.exec(line)?.[0])
  if (ends.includes(undefined)) return false
  const isAnswered = ends.some((end, index) => end === '?' && /[.!…]/.test(ends[index + 1] ?? ''))
  return isAnswered || lines.some((line) => speaker.test(line))
}

/** A line with a number or letter that Markdown does not read as a list marker: `a) x`, `(1) x`, `1.x`, `① x`. */
const unparsedItem =
  /^[ \t>]*(?:\(([a-z]|[ivx]{2,4}|\d{1,2})\)|([a-z]|[ivx]{2,4}|\d{1,2})[.)]|([①-⑳]))[ \t]*(?=[\p{L}“"‘[*_])(.*)$/iu
const anyUnparsedItem = /^[ \t>]*(?:\(?(?:[a-z]|[ivx]{2,4}|\d{1,2})[.)]|[①-⑳])[ \t]*[\p{L}“"‘[*_]/imu
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** Returns the positions that a list marker may mean: `i` is the first Roman numeral and the ninth letter. */
function numbersOf(marker: string): number[] {
  if (/\d/.test(marker)) return [Number(marker)]
  if (marker >= '①' && marker <= '⑳') return [marker.charCodeAt(0) - 0x245f]
  const name = marker.toLowerCase()
  return [roman.indexOf(name) + 1, name.length === 1 ? name.charCodeAt(0) - 96 : 0].filter((number) => number > 0)
}

/** Reports lines of one paragraph that are numbered in a way that Markdown does not read. */
function reportUnparsedItems(page: Page, node: Paragraph): void {
  const source = sourceOf(page, node)
  const { start } = node.position ?? {}
  if (
    !source.includes('\n') ||
    !anyUnparsedItem.test(source) ||
    start?.offset === undefined ||
    /(?: {2}|\\)\n/.test(source)
  )
    return
  const before = page.source.slice(page.source.lastIndexOf('\n', start.offset - 1) + 1, start.offset)
  // Markdown reads the first item of a list.
  let last = /^[ \t>]*(\d{1,2})[.)][ \t]+$/.exec(before)?.slice(1).map(Number) ?? []
  let first: { index: number; found: string; number: number; rest: string } | undefined
  for (const [index, line] of source.split('\n').entries()) {
    const [found, ...groups] = unparsedItem.exec(line) ?? []
    const marker = groups.slice(0, 3).find((each) => each !== undefined)
    if (found === undefined || marker === undefined || (index === 0 && last.length > 0)) continue
    const numbers = numbersOf(marker)
    const next = numbers.find((number) => last.includes(number - 1))
    const item = { index, found: found.trim(), number: next ?? 1, rest: groups[3] ?? '' }
    if (next !== undefined) {
      const { index: above, ...shown } = first ?? item
      const instead = `${first ? Math.max(1, shown.number) : next}. ${shown.rest}`
      const column = above === 0 ? start.column : 1
      const location = { position: { start: { line: start.line + above, column } } }
      const found = shorten(shown.found)
      // Markdown reads a number other than 1 only below an empty line.
      if (instead === shown.found) report(page, location, markdownMessages['item-below-text'], { found })
      else report(page, location, markdownMessages['item-not-read'], { found, instead: shorten(instead) })
      return
    }
    last = numbers
    first = { ...item, number: numbers[0] ?? 1 }
  }
}
