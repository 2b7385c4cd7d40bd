import { shorten } from '../../shared/diagnostic'

/** A mark that does not belong in a text. */
export interface StrayMark {
  mark: string
  index: number
  /** The words that the mark touches. */
  found: string
  /** The same words without the mark, or with what belongs in its place. */
  instead: string
}

/** How many characters are shown on each side of a mark. */
const MAX_BESIDE = 30

/** Returns a mark with the words around it, and the same words with something else in its place. */
function strayMark(text: string, mark: string, index: number, other = ''): StrayMark {
  const before = /(?:\S+\s+)?\S*$/.exec(text.slice(Math.max(0, index - MAX_BESIDE), index))?.[0] ?? ''
  const rest = text.slice(index + mark.length, index + mark.length + MAX_BESIDE)
  const after = /^(?:\S+|\s+\S+)?/.exec(rest)?.[0] ?? ''
  const plain = (words: string) => shorten(words.replace(/\s+/g, ' ').trim())
  return { mark, index, found: plain(before + mark + after), instead: plain(before + other + after) }
}

/** Whether a mark is between two letters, where an apostrophe belongs. */
const isWithinWord = (text: string, index: number) =>
  /\p{L}/u.test(text[index - 1] ?? '') && /\p{L}/u.test(text[index + 1] ?? '')

/** Matches the sign for inches: after at most three digits, as in `27"` and `5'10"`, not after a year. */
const inches = /(?<=(?<![\d.,])(?:\d{1,3}|\d{1,2}[.,]\d{1,2}|\d['′’]\d{1,2}))"/g

/** Matches marks that a text is about: one between brackets or other quotation marks, and three in a row. */
const namedMarks = /(?<=[([‘'“])"(?=[)\]’'”])|"{3,}/g

/** Finds a straight quotation mark without its partner. After a number at the end, it may be the sign for inches. */
export function findOddQuote(text: string): (StrayMark & { isLength: boolean }) | undefined {
  const all = [...text.replace(namedMarks, (hit) => ' '.repeat(hit.length)).matchAll(/"/g)].map(({ index }) => index)
  if (all.length % 2 === 0) return undefined
  const lengths = new Set([...text.matchAll(inches)].map(({ index }) => index))
  const marks = all.filter((index) => !lengths.has(index))
  if (marks.length % 2 === 0) {
    const [only = 0] = lengths
    const isLast = marks.length === 0 && text.slice(only + 1).trim() === ''
    return isLast ? { ...strayMark(text, '"', only), isLength: true } : undefined
  }
  for (const [pattern, offset, partner] of halfCurly) {
    const hit = pattern.exec(text)
    if (hit) return { ...strayMark(text, '"', hit.index + offset(hit[0]), partner), isLength: false }
  }
  const index = unpairedAmong(marks, text)
  return { ...strayMark(text, '"', index, isWithinWord(text, index) ? '’' : ''), isLength: false }
}

/** Pairs of which one mark is curly and the other straight: where the straight one is, and what belongs there. */
const halfCurly: readonly (readonly [RegExp, (hit: string) => number, string])[] = [
  [/“[^“”"]*"/, ({ length }) => length - 1, '”'],
  [/(?<!“[^“”]*)"[^“”"]*”/, () => 0, '“'],
]

/** Returns the index of the mark that opens a pair which is not closed, or closes one which is not open. */
function unpairedAmong(marks: readonly number[], text: string): number {
  let open: number | undefined
  for (const index of marks) {
    const isOpening =
      /(?:^|[\s([–—/-])$/.test(text.slice(Math.max(0, index - 1), index)) && /\S/.test(text[index + 1] ?? '')
    if (open !== undefined && isOpening) return open
    const isClosing = /\S/.test(text[index - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[index + 1] ?? '')
    if (open === undefined && isClosing) return index
    open = open === undefined ? index : undefined
  }
  return open ?? marks.at(-1) ?? 0
}

/** Pairs of marks with words between them, which show as they are too, and are reported as formatting. */
const pairs = /\*\*[^*]+\*\*|~~[^~]+~~|`[^`]+`/g

/**
 * Matches marks of formatting that touch a word: `**half open`. Powers, such as `2 ** 3` and `x**2`, and the marks of a
 * hidden password do not match.
 */
const openMarks =
  /(?<!\*)\*\*(?=["“‘(]?\p{L})|(?<=\p{L}[.!?)”"]?)\*\*(?![*\p{N}])|(?<!~)~~(?=\p{L})|(?<=\p{L})~~(?!~)|(?<!`)`(?!`)/u

/** Finds a mark of formatting without its partner. */
export function findOpenMarkup(text: string): StrayMark | undefined {
  const plain = text.replace(pairs, (hit) => ' '.repeat(hit.length))
  const { 0: mark, index } = openMarks.exec(plain) ?? {}
  if (mark === undefined || index === undefined) return undefined
  return strayMark(text, mark, index, mark === '`' && isWithinWord(text, index) ? '’' : '')
}

/** Matches a comma, semicolon or colon at the end. The semicolon of a character reference has a message of its own. */
const endMark = /(?<=[\p{L}\p{N})”%}] ?)(?<!&#?\w+)[,;:]$/u

/**
 * Finds a comma or a semicolon at the end of a text, where a word is missing or the mark is superfluous.
 * @param isLabel whether a colon is superfluous too
 */
export function findEndMark(text: string, isLabel: boolean): StrayMark | undefined {
  const { 0: mark, index } = endMark.exec(text.trimEnd()) ?? {}
  if (mark === ':' && !isLabel) return undefined
  return mark === undefined || index === undefined ? undefined : strayMark(text, mark, index)
}

/** Matches a mark that begins nothing, at the start of a text. Footnotes, numbers and “– Anna” are allowed. */
const startMark = /^(?!:[\w+-]+:)(?:[:;,=|>\\]+\s*|\.\s+|-\s+|-(?=\p{Lu}\p{Ll}))(?=\p{L})/u

/**
 * Matches a mark at the end of a text that ends nothing: a dash after a space, a bar, a backslash, or a single
 * quotation mark after the end of a sentence.
 */
const lastMark = /(?:\s+[-–—=]+|\s*\||(?<![:\\]\S*)\\)$/u
const lastQuote = /(?<=[.!?…])['’]$/
const openQuote = /(?:^|[\s(“])['‘]/

/** Finds a mark at the start or the end of a text that belongs to nothing. */
export function findEdgeMark(text: string): StrayMark | undefined {
  const whole = text.trimEnd()
  const start = startMark.exec(whole)
  if (start) return strayMark(text, start[0], 0)
  const end = lastMark.exec(whole) ?? (openQuote.test(whole) ? undefined : lastQuote.exec(whole))
  return end ? strayMark(text, end[0], end.index) : undefined
}

/** Matches a common word at the start that is not the name of anything, in lower case. */
const smallStart =
  /^(?:an?|the|these|those|how|what|why|who|our|your|my|we|you|they|it|every|each|there|here)(?= \p{L}+(?:[ ,]|$))/u

/** Finds a text that begins with a small letter. */
export function findSmallStart(text: string): StrayMark | undefined {
  const [word] = smallStart.exec(text) ?? []
  if (word === undefined) return undefined
  const { found, ...mark } = strayMark(text, word, 0)
  return { ...mark, found, instead: found.charAt(0).toUpperCase() + found.slice(1) }
}
