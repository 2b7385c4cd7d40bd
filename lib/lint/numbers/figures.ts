import { MONTHS } from '../../content/dates/local-time'
import { tokenPattern } from '../../shared/tokens'
import type { FoundNumber } from './find-hard-coded'
import { findMeasurements } from './measurements'

/** A figure of any kind, including `②` and `Ⅻ`, or two joined by a dash, `to` or `or`. */
const figures = /\p{N}+(?:[.,]\p{N}+)*%?(?:\s?(?:[–-]|to|or)\s?\p{N}+(?:[.,]\p{N}+)*%?)?/gu

/** Words that make the number after them part of a reference to a text, a law or a standard. */
const references =
  'sections?|clauses?|articles?|arts?\\.|paragraphs?|paras?\\.|chapters?|books?|parts?|annex(?:es)?|recitals?|directives?|regulations?|ISO(?:/IEC)?|NEN'
const name = '(?:\\d+(?:[./:-]\\d+)*[a-z]?(?:\\([\\da-z]{1,4}\\))*|\\p{Nl}+)'

/** Never a figure, whatever follows: a token, or a date such as 2026-01-31 or 31 January 2026. */
const tokensAndDates = [
  tokenPattern,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  new RegExp(`\\b\\d{1,2} (?:${MONTHS.join('|')}) \\d{4}\\b`, 'g'),
]

/** A figure only if a unit follows: a reference such as `Article 6(1)(b)`, or a year. */
const referencesAndYears = [
  new RegExp(
    `\\b(?:${references}) (?:\\((?:EU|EC)\\) )?(?:No\\.? )?${name}(?:(?:, | and | or | to |[–-])${name})*(?![\\w%])`,
    'giu',
  ),
  /(?<![\p{L}\p{N}.,/+€$£-])(?:19|20)\d{2}(?![\p{L}\p{N}%€/]|[.,]\d|\s(?!(?:is|was|has|this|as|us)\b)(?:people|persons|\p{Ll}+s)(?!\p{L}))/gu,
]

/** Finds the figures of a text, except dates, years and references to a part of a text, a law or a standard. */
export function findFigures(text: string): FoundNumber[] {
  // Of equal length, so that the indexes of figures do not change.
  const blank = (hit: string) => ' '.repeat(hit.length)
  const plain = tokensAndDates.reduce((rest, pattern) => rest.replace(pattern, blank), text)
  const measured = findMeasurements(plain)
  const isMeasured = (from: number, to: number) =>
    measured.some(({ index, found }) => index < to && from < index + found.length)
  const rest = referencesAndYears.reduce(
    (kept, pattern) =>
      kept.replace(pattern, (hit, index: number) => (isMeasured(index, index + hit.length) ? hit : blank(hit))),
    plain,
  )
  return [...rest.matchAll(figures)].map(({ 0: found, index }) => ({ found, index }))
}
