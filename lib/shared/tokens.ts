import { type Diagnostic, fillMessage, type Message, type SourceLocation } from './diagnostic'
import { insteadOfToken } from './nearest'
import { tokenMessages } from './token-messages'

/** Why a token has no value, without its location. */
type Reason = Omit<Diagnostic, keyof SourceLocation>

/**
 * The values of `{{tokens}}`, by dotted name, such as `plans.lite.price` or `site.company.email`. They are in a map, so
 * that names such as `constructor` are unknown.
 */
export interface Tokens extends ReadonlyMap<string, string> {
  /**
   * Whether some of the values are placeholders for values that could not be read, so that they must not be checked.
   */
  readonly arePlaceholders?: boolean
  /** Why a correctly spelt name has no value. */
  why?(name: string): Reason | undefined
}

/**
 * Flattens nested texts and numbers into dotted names. An object with a `kind` and a `text`, which is a fact, becomes
 * one name. Lists are left out, because their items have no names.
 */
export function tokensOf(values: object, prefix = ''): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const [name, value] of Object.entries(values)) {
    const path = `${prefix}${name}`
    if (typeof value === 'string' || typeof value === 'number') tokens.set(path, String(value))
    else if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
    else if (Object.hasOwn(value, 'kind') && typeof value.text === 'string') tokens.set(path, value.text)
    else for (const [inner, text] of tokensOf(value, `${path}.`)) tokens.set(inner, text)
  }
  return tokens
}

/** Whether a text from `content/site.yml` is a placeholder. */
export function isPlaceholder(text: string): boolean {
  return /^\[[^[\]]+\]$/.test(text)
}

/** Matches a well-formed token: a dotted name without spaces. */
export const tokenPattern = /\{\{([A-Za-z][\w-]*(?:\.[\w-]+)*)\}\}/g

/** Whether a file is the privacy policy or the terms, in any language: a wrong fact in them would be a promise. */
export const isLegalText = (file: string) => /\/(?:privacy|terms)\.md$/.test(file)

/** The message about a token without a value. */
function unknownToken(name: string, tokens: Tokens, file: string): Reason {
  const why = tokens.why?.(name)
  if (why) return why
  return fillMessage(tokenMessages['token-unknown'], {
    name,
    instead: insteadOfToken(name, [...tokens.keys()], isLegalText(file)),
  })
}

/** Receives a mistake: its message, and the invalid part of the text with its index. */
export type ReportToken = (reason: Reason, index: number, piece: string) => void

/** Options for replacing tokens. */
interface ReplaceOptions {
  /** Whether names without a dot are left unchanged, because i18next replaces them later. */
  undotted?: 'reject' | 'keep'
  /** Formats a value for its position. */
  write?: (value: string) => string
  /** The path of the file that contains the text. In legal texts, no name is guessed. */
  file?: string
}

/** English says “the first tester”, not “the first one tester”; zero is rejected. */
const single = /^(?:one|1)\s+(?=\p{L})/iu
const none = /^(?:zero|0)\s+\p{L}/iu

/**
 * Replaces tokens with their values. After “first”, the number 1 is left out.
 * @param report called for each mistake; a token without a value is left unchanged
 */
export function replaceTokens(
  text: string,
  tokens: Tokens,
  report: ReportToken,
  { undotted = 'reject', write = (value) => value, file = '' }: ReplaceOptions = {},
): string {
  const isForI18next = (name: string) => undotted === 'keep' && !name.includes('.')
  if (!text.includes('{{') && !text.includes('}}')) return text
  if (undotted === 'reject')
    for (const { message, index, piece } of findAllInvalidBraces(text))
      report(fillMessage(message, { instead: insteadOfBraces(text, index, tokens) }), index, piece)
  return text.replace(tokenPattern, (token, name: string, index: number) => {
    const value = tokens.get(name)
    if (value !== undefined) {
      const isFirst = /(?<!\p{L})first\s+$/iu.test(text.slice(0, index))
      if (isFirst && none.test(value))
        report(fillMessage(tokenMessages['token-first-none'], { name, value }), index, token)
      return write(isFirst ? value.replace(single, '') : value)
    }
    if (!isForI18next(name)) report(unknownToken(name, tokens, file), index, token)
    return token
  })
}

/** Invalid braces, and the message about them. */
interface InvalidBraces {
  message: Message
  index: number
  piece: string
}

/**
 * Finds the first run of three or more braces or, if there is none, the first double braces that are not part of a
 * token.
 * @param others a pattern of other valid uses of braces
 */
export function findInvalidBraces(text: string, others?: RegExp): InvalidBraces | undefined {
  const tooMany = /\{{3,}|\}{3,}/.exec(text)
  if (tooMany) return { message: tokenMessages['token-more-braces'], index: tooMany.index, piece: tooMany[0] }
  const blank = (hit: string) => ' '.repeat(hit.length)
  const plain = text.replace(tokenPattern, blank)
  const found = /\{\{|\}\}/.exec(others ? plain.replace(others, blank) : plain)
  return found ? { message: tokenMessages['token-braces'], index: found.index, piece: found[0] } : undefined
}

/** A name beside braces, with too many or too few of them or other brackets, or with spaces or commas within it. */
const bracedName = /[{}()[\]]*\s*([A-Za-z][\w-]*(?:\s?[.,]\s?[\w-]+)+)\s*[{}()[\]]*/g

/** The longest name with its braces, for a search around one of the braces. */
const MAX_BRACED = 120

/**
 * Returns what to write for invalid braces: the token, if a known name is between them. The result belongs between
 * “Write ” and a full stop.
 */
export function insteadOfBraces(text: string, index: number, tokens: Tokens): string {
  const from = Math.max(0, index - MAX_BRACED)
  for (const match of text.slice(from, index + MAX_BRACED).matchAll(bracedName)) {
    const name = match[1]?.replace(/\s/g, '').replaceAll(',', '.') ?? ''
    const start = from + match.index
    if (index >= start && index < start + match[0].length && tokens.has(name)) return `“{{${name}}}”`
  }
  const [, inside] = /^\{\{([^{}]+)\}\}/.exec(text.slice(index, index + MAX_BRACED)) ?? []
  const spaced = inside === undefined ? undefined : nameWithoutSpaces(inside, tokens)
  if (spaced !== undefined) return `“{{${spaced}}}”`
  return 'a token as {{group.name}}, without spaces'
}

/**
 * The only name with the same letters, as in `a.areas.small print.seen`, ignoring capitals, spaces, hyphens and
 * underscores.
 */
function nameWithoutSpaces(written: string, tokens: Tokens): string | undefined {
  const lettersOf = (name: string) => name.replace(/[\s_-]/g, '').toLowerCase()
  const [only, ...others] = [...tokens.keys()].filter((name) => lettersOf(name) === lettersOf(written))
  return others.length === 0 ? only : undefined
}

/** A pair of braces, or unpaired ones. */
const braceGroup = /\{{2,}[^{}]*\}{2,}|\{{2,}|\}{2,}/g

/**
 * Finds all invalid braces of a text, one from each group. Going group by group keeps the time linear in the length.
 */
function findAllInvalidBraces(text: string): InvalidBraces[] {
  return [...text.matchAll(braceGroup)].flatMap(({ 0: group, index }) => {
    const invalid = findInvalidBraces(group)
    return invalid ? [{ ...invalid, index: index + invalid.index }] : []
  })
}

/** Returns the replacement for a text, which is at a path of names and indices. */
type ChangeText = (text: string, path: readonly (string | number)[]) => string

/** Returns the same value with every text in it replaced; keys are unchanged. */
export function mapTexts(value: unknown, change: ChangeText, path: readonly (string | number)[] = []): unknown {
  if (typeof value === 'string') return change(value, path)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, [...path, name])]),
  )
}
