import type { Text } from 'mdast'
import type { Message, Values } from '../../shared/diagnostic'
import { markdownMessages } from '../markdown-messages'
import { type Located, type Page, pieceFinder, report } from '../page'
import { repairPhone } from './links'

/** A text with a bracket, and the block around it. */
export interface BracketText {
  node: Text
  block: Located
}

/** Reports what was probably meant as a link or picture, and is shown as text. */
export function reportUnparsedLinks(page: Page, texts: readonly BracketText[]): void {
  for (const { node, block } of texts) {
    const hits = mistakesIn(node.value)
    const find = hits.length > 0 ? pieceFinder(page.source, node, node.value) : undefined
    for (const { message, found, index } of hits) {
      const location = find?.(index, found) ?? node
      // Beside a bare address that became a link, texts have no position.
      const shown = location.position ? location : block
      // An escaped bracket is literal, or a converter wrote its backslash, which the rule `escapedMarks` reports.
      if (found === '](' && page.source[(location.position?.start.offset ?? 0) - 1] === '\\') continue
      const target = message === markdownMessages['link-not-read'] ? unparsedTarget(page, location) : undefined
      const instead = found
        .replace(/^(!?)\((.*)\)\[(.*)\]$/s, '$1[$2]($3)')
        .replace(/^(\[[^\](]*[^\](\s]) ?(?=\()/, '$1]')
      report(page, shown, target?.message ?? message, target?.values ?? { found, instead })
    }
  }
}

/** Patterns of text that was probably meant as markup. */
const patterns: readonly (readonly [Message, RegExp])[] = [
  [markdownMessages['link-not-read'], /\]\(/g],
  [
    markdownMessages['link-space-between'],
    /!?\[[^[\]]+\]\s+\((?=\/|#|https?:|mailto:|tel:|[^\s()]+\.[A-Za-z]{2,5}\))[^()\n]*\)?/g,
  ],
  [
    markdownMessages['link-words-not-closed'],
    /\[[^[\]()\n]*[^[\]()\s] ?\((?:\/|#|mailto:|tel:)[^()\s[\]]*\)(?![^[\n]*\])/g,
  ],
  [markdownMessages['link-name-unknown'], /\[[^[\]]+\]\[[^[\]]*\]/g],
  [markdownMessages['placeholder-in-text'], /\[[^[\]]*\bto (?:come|follow|be \w+)\]/g],
]

/** Patterns that are tried only if none of the above matches. */
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

/** The target of a link or picture, from the bracket before it. */
const parenthesised = /^\]\(([^\n()]*(?:\([^\n()]*\)[^\n()]*)*)\)/
const pictureThenCaption = /^(.*?\.(?:png|jpe?g|webp|svg|gif|avif|heic))(?:\s+(.+))?$/i
const addressThenCaption = /^(\S+)\s+(["'“”„‘’].*)$/

/** The maximum length of a target, in characters. A longer one was probably pasted by mistake. */
const MAX_TARGET_LENGTH = 500

/**
 * Suggests what to write for a target that Markdown does not read: it has a caption, or is a picture with a space in
 * its name.
 */
function unparsedTarget(page: Page, location: Located): { message: Message; values: Values } | undefined {
  const { offset } = location.position?.start ?? {}
  if (offset === undefined) return undefined
  const rest = page.source.slice(offset, offset + MAX_TARGET_LENGTH)
  const [, inside] = parenthesised.exec(rest) ?? []
  if (inside === undefined)
    return /^[^)]*?(?:\n\s*\n|\n?$)/.test(rest)
      ? { message: markdownMessages['link-not-closed'], values: {} }
      : undefined
  const target = inside.trim()
  const phone = repairPhone(target)
  if (phone) return { message: markdownMessages['link-phone'], values: { found: target, ...phone } }
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
