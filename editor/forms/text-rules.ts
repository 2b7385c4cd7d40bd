import type { Part } from './schema-part'

/** Matches a fact or any other character. A fact counts as one character, because its value may be that short. */
const CHARACTER = String.raw`(?:\{\{[^{}]*\}\}|(?!\{\{[^{}]*\}\})[\s\S])`

/** The rules that a text must meet before the editor sends it. */
export interface TextRules {
  minlength?: number
  maxlength?: number
  /** A regular expression between slashes, and the message if a text does not match it. */
  pattern?: readonly [string, string]
}

/** Returns every pattern that a text must match. */
export function patternsOf({ pattern, anyOf = [], allOf = [] }: Part): string[] {
  const alternatives = anyOf.map(patternsOf)
  // An alternative without a pattern allows any text.
  const isAny = alternatives.some(({ length }) => length === 0)
  return [
    ...(pattern === undefined ? [] : [pattern]),
    ...allOf.flatMap(patternsOf),
    ...(alternatives.length === 0 || isAny ? [] : [alternatives.map(joinPatterns).join('|')]),
  ]
}

/** Returns one regular expression for a text that must match several, wherever in the text each matches. */
function joinPatterns(patterns: readonly string[]): string {
  const [only = '', ...others] = patterns
  return others.length === 0 ? only : `^${patterns.map((each) => `(?=[\\s\\S]*?(?:${each}))`).join('')}`
}

/**
 * Returns the rules for a text. The length of a text with facts is known only where their values are known, so the
 * pattern counts each fact as one character, and the check of the whole site counts its value.
 * @param message the message for a text that does not match the pattern
 */
export function textRules(part: Part, message: string, hasFacts: boolean): TextRules {
  const { minLength = 0, maxLength } = part
  const patterns = patternsOf(part)
  const isLimited = hasFacts && (minLength > 1 || maxLength !== undefined)
  if (isLimited) patterns.push(`^${CHARACTER}{${minLength},${maxLength ?? ''}}$`)
  return {
    // The editor reports an empty text as missing.
    ...(!hasFacts && minLength > 1 && { minlength: minLength }),
    ...(!hasFacts && maxLength !== undefined && { maxlength: maxLength }),
    // The editor removes a slash at the start and flags at the end, so neither may be part of the pattern itself.
    ...(patterns.length > 0 && { pattern: [`/${joinPatterns(patterns)}/`, message] as const }),
  }
}
