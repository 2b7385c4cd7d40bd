import type { Part } from './schema-part'

/** A fact in a text, or any other character: a fact counts as one, because what it is replaced by may be shorter. */
const ONE = String.raw`(?:\{\{[^{}]*\}\}|(?!\{\{[^{}]*\}\})[\s\S])`

/** What the editor checks of a text, before it is sent. */
export interface TextRules {
  minlength?: number
  maxlength?: number
  /** A regular expression between slashes, and the message if a text does not match it. */
  pattern?: readonly [string, string]
}

/** Every pattern that a text has to match. */
function patternsOf({ pattern, anyOf = [], allOf = [] }: Part): string[] {
  const forms = anyOf.map(patternsOf)
  // A form without a pattern allows any text.
  const isAny = forms.some(({ length }) => length === 0)
  return [
    ...(pattern === undefined ? [] : [pattern]),
    ...allOf.flatMap(patternsOf),
    ...(forms.length === 0 || isAny ? [] : [forms.map(joinPatterns).join('|')]),
  ]
}

/** One regular expression for a text that has to match several, wherever in the text each matches. */
function joinPatterns(patterns: readonly string[]): string {
  const [only = '', ...others] = patterns
  return others.length === 0 ? only : `^${patterns.map((each) => `(?=[\\s\\S]*?(?:${each}))`).join('')}`
}

/**
 * The rules of a text. The length of a text with facts is known only where their values are, so a pattern keeps it from
 * being longer than it can be, and the check of the whole site does the rest.
 * @param message what a text that breaks the pattern is answered with
 */
export function textRules(part: Part, message: string, hasFacts: boolean): TextRules {
  const { minLength = 0, maxLength } = part
  const patterns = patternsOf(part)
  const isLimited = hasFacts && (minLength > 1 || maxLength !== undefined)
  if (isLimited) patterns.push(`^${ONE}{${minLength},${maxLength ?? ''}}$`)
  return {
    // An empty text is missing, which the editor says itself.
    ...(!hasFacts && minLength > 1 && { minlength: minLength }),
    ...(!hasFacts && maxLength !== undefined && { maxlength: maxLength }),
    // The editor removes a slash at the start and flags at the end, so neither may be the pattern's own.
    ...(patterns.length > 0 && { pattern: [`/${joinPatterns(patterns)}/`, message] as const }),
  }
}
