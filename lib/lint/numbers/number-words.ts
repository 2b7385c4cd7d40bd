import { plainFigures } from './plain-figures'

/** `One` counts only in a larger number: to an editor, `one day` and `one tester at a time` are not numbers. */
const ones = 'one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const large: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1000, million: 1_000_000 }

const values: Record<string, number> = {
  ...Object.fromEntries([...ones, ...teens].map((word, index) => [word, index + 1])),
  ...Object.fromEntries(tens.map((word, index) => [word, index * 10 + 20])),
}

/** Digits, including `５`, `②`, `Ⅻ` and `2½`: see `plainFigures`. */
const digits =
  '(?:\\p{Nd}+(?:,\\p{Nd}{3}(?!\\p{Nd}))*(?:\\.\\p{Nd}+|,\\p{Nd}{1,2}(?!\\p{Nd}))?\\p{No}?|[\\p{No}\\p{Nl}]+)'
const largeWord = `(?:${Object.keys(large).join('|')})`
/** Longer words come first, so that `twenty-four` is not read as `twenty` and `four`. */
const below100 = `(?:(?:${tens.join('|')})(?:[\\s-](?:${ones.join('|')}))?|${teens.join('|')}|${ones.slice(1).join('|')})(?!\\p{L})`
const spelled = `(?:(?:(?:half )?an?|one|${below100})\\s)?${largeWord}(?!\\p{L})(?:\\s(?:and\\s)?(?:${below100}|${largeWord}(?!\\p{L})))*|${below100}`

/** Patterns for numbers as people write them, for a regular expression with the flags `iu`. */
export const numberPatterns = {
  digits,
  any: `(?:${digits}(?:\\s${largeWord}(?!\\p{L}))?|${spelled})(?:\\sand\\sa\\shalf(?!\\p{L}))?`,
}

/** Matches every text with a number; most texts do not match. */
export const hasNumber = new RegExp(
  `\\p{N}|(?<!\\p{L})(?:half|fortnight|twice|thrice|${largeWord}|${[...ones.slice(1), ...teens, ...tens].join('|')})(?!\\p{L})`,
  'iu',
)

/** Matches every text with a number where texts make promises, so that `one month` and `once a year` count too. */
export const hasPromisedNumber = new RegExp(
  `${hasNumber.source}|(?<!\\p{L})(?:one|once|double|triple|treble|quadruple|\\p{L}+fold|within|than|least|most)(?!\\p{L})`,
  'iu',
)

/**
 * Reads a number that matches the patterns: `1,250`, `98,50`, `twenty-four`, `two hundred and fifty`, `half a dozen`.
 */
export function readNumber(written: string): number {
  const text = plainFigures(written).toLowerCase()
  const half = /\sand\sa\shalf$/u.exec(text)
  let [sum, part] = [0, 0]
  for (const word of text.slice(0, half?.index).split(/[\s-]+/)) {
    const times = large[word]
    if (times !== undefined) part = (part || 1) * times
    else if (word === 'half') part = 0.5
    else if (word in values) part += values[word] as number
    else if (/^\p{Nd}/u.test(word)) part = Number(word.replace(/,(?=\p{Nd}{3})/gu, '').replace(',', '.'))
    if (times !== undefined && times >= 1000) [sum, part] = [sum + part, 0]
  }
  return sum + part + (half ? 0.5 : 0)
}
