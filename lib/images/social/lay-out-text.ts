import type { Typeface } from './typeface'

/** A word and its position on its line. */
interface LaidOutWord {
  text: string
  x: number
  width: number
}

/** Words broken into lines of one size. */
export interface LaidOutText {
  size: number
  /** The distance from one baseline to the next. */
  leading: number
  lines: LaidOutWord[][]
  /** Whether a word was broken or something was left out, because the text did not fit even in the smallest size. */
  isCut: boolean
}

/** The box for a text, and the sizes in order of preference. */
interface TextBox {
  width: number
  lines: number
  sizes: readonly number[]
  /** The letter spacing in em. */
  tracking?: number
  /** The distance from one baseline to the next, as a multiple of the size. */
  leading?: number
}

const WORD_SPACING = 0.03

/**
 * Sets a text in the largest size in which it fits, with lines of about equal length. A word that is wider than the box
 * even in the smallest size is broken, and text that does not fit on the lines is cut with an ellipsis: nothing ever
 * leaves the box.
 * @throws if there are no sizes, or if the typeface lacks a character
 */
export function layOutText(
  text: string,
  face: Typeface,
  { sizes, lines, width, tracking = -0.022, leading = 0.94 }: TextBox,
): LaidOutText {
  const words = text.split(/\s+/).filter(Boolean)
  for (const [index, size] of sizes.entries()) {
    const isLast = index === sizes.length - 1
    const measure = (word: string) => face.measure(word, { size, tracking })
    const space = measure(' ') + (WORD_SPACING + tracking) * size
    const whole = isLast ? words.flatMap((word) => breakWord(word, width, measure)) : words
    const widths = whole.map(measure)
    if (widths.some((each) => each > width)) continue
    const counts = balanceLines(widths, space, width)
    if (counts.length > lines && !isLast) continue
    let from = 0
    const set = counts.slice(0, lines).map((count, line) => {
      const isCut = line === lines - 1 && counts.length > lines
      const own = whole.slice(from, from + count)
      from += count
      return placeWords(
        isCut ? cutWithEllipsis(own, width, (row) => rowWidth(row.map(measure), space)) : own,
        measure,
        space,
      )
    })
    return { size, leading: leading * size, lines: set, isCut: whole.length > words.length || counts.length > lines }
  }
  throw new Error('A text has no sizes to choose from. Pass at least one.')
}

/** Returns how many words each line takes: the fewest possible lines and, among those, the most even ones. */
export function balanceLines(widths: readonly number[], space: number, width: number): number[] {
  // For the words from each index on: the fewest lines, the sum of their squared remaining space, and how many words
  // the first line has.
  const best: { lines: number; rest: number; count: number }[] = [{ lines: 0, rest: 0, count: 0 }]
  for (let from = widths.length - 1; from >= 0; from--) {
    let found: (typeof best)[number] | undefined
    for (let count = 1; from + count <= widths.length; count++) {
      const remaining = width - rowWidth(widths.slice(from, from + count), space)
      if (remaining < 0 && count > 1) break
      const after = best[widths.length - from - count] as (typeof best)[number]
      const one = { lines: after.lines + 1, rest: after.rest + remaining ** 2, count }
      if (!found || one.lines < found.lines || (one.lines === found.lines && one.rest < found.rest)) found = one
    }
    best.push(found as (typeof best)[number])
  }
  const counts: number[] = []
  for (let left = widths.length; left > 0; left -= counts.at(-1) as number) counts.push(best[left]?.count ?? left)
  return counts
}

const rowWidth = (widths: readonly number[], space: number) =>
  widths.reduce((sum, width) => sum + width, 0) + Math.max(0, widths.length - 1) * space

function placeWords(words: readonly string[], measure: (word: string) => number, space: number): LaidOutWord[] {
  let x = 0
  return words.map((text) => {
    const word = { text, x, width: measure(text) }
    x += word.width + space
    return word
  })
}

/** Splits a word into pieces, each as long as the box is wide. */
function breakWord(word: string, width: number, measure: (word: string) => number): string[] {
  const pieces = ['']
  for (const char of word) {
    if (measure(pieces.at(-1) + char) > width) pieces.push('')
    pieces[pieces.length - 1] += char
  }
  return pieces
}

function cutWithEllipsis(
  words: readonly string[],
  width: number,
  widthOf: (row: readonly string[]) => number,
): string[] {
  const row = [...words]
  const ended = () => [...row.slice(0, -1), `${row.at(-1)}…`]
  while (row.length > 0 && widthOf(ended()) > width) {
    const last = [...(row.pop() as string)].slice(0, -1).join('')
    if (last !== '') row.push(last)
  }
  return ended()
}
