import { type Diagnostic, fillMessage, type Message, type SourceLocation } from './diagnostic'
import { insteadOfToken } from './nearest'
import { tokenMessages } from './token-messages'

/** Why a token has no value, without its location. */
export type Reason = Omit<Diagnostic, keyof SourceLocation>

/**
 * What `{{tokens}}` stand for: dotted names such as `plans.lite.price` or `site.company.email`, with their texts.
 * A map, so that `constructor` and its like are as unknown as any other name.
 */
export interface Tokens extends ReadonlyMap<string, string> {
  /** Whether some of these texts are placeholders for others that could not be read: nothing may be judged by them. */
  readonly arePlaceholders?: boolean
  /** Why a name has no value although it is spelt right. */
  why?(name: string): Reason | undefined
}

/**
 * Flattens nested texts and numbers into dotted names. An object with a `text` of its own, that is a fact, is one name.
 * Lists are left out: they have no names.
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

/** Whether a text from `content/site.yml` says that something is still to come. */
export function isPlaceholder(text: string): boolean {
  return /^\[[^[\]]+\]$/.test(text)
}

/** A token as it must be written: no spaces, a dotted name. */
export const tokenPattern = /\{\{([A-Za-z][\w-]*(?:\.[\w-]+)*)\}\}/g

/** Two sentences about a token that has no value. */
function unknownToken(name: string, tokens: Tokens): Reason {
  const why = tokens.why?.(name)
  if (why) return why
  return fillMessage(tokenMessages['token-unknown'], { name, instead: insteadOfToken(name, [...tokens.keys()]) })
}

/** Takes the report of a mistake: its two sentences, and the piece of the text that is wrong, with its index. */
export type ReportToken = (reason: Reason, index: number, piece: string) => void

/** How tokens are filled. */
interface Filling {
  /** Whether names without a dot are left alone, because i18next fills them later. */
  undotted?: 'refuse' | 'keep'
  /** How a value is written where it goes. */
  write?: (value: string) => string
}

/** Of one thing English says “the first tester”, and not “the first one tester”; of none, nothing. */
const single = /^(?:one|1)\s+(?=\p{L})/iu
const none = /^(?:zero|0)\s+\p{L}/iu

/**
 * Replaces tokens by their values. Behind “first”, a value that is one of something leaves out the number.
 * @param report called for each mistake; the token then stays as it is
 */
export function replaceTokens(
  text: string,
  tokens: Tokens,
  report: ReportToken,
  { undotted = 'refuse', write = (value) => value }: Filling = {},
): string {
  const kept = (name: string) => undotted === 'keep' && !name.includes('.')
  if (!text.includes('{{') && !text.includes('}}')) return text
  if (undotted === 'refuse')
    for (const { message, index, piece } of allStrayBraces(text)) report(fillMessage(message), index, piece)
  return text.replace(tokenPattern, (token, name: string, index: number) => {
    const value = tokens.get(name)
    if (value !== undefined) {
      const isFirst = /(?<!\p{L})first\s+$/iu.test(text.slice(0, index))
      if (isFirst && none.test(value))
        report(fillMessage(tokenMessages['token-first-none'], { name, value }), index, token)
      return write(isFirst ? value.replace(single, '') : value)
    }
    if (!kept(name)) report(unknownToken(name, tokens), index, token)
    return token
  })
}

/** Braces that nobody can mean, and the message about them. */
interface StrayBraces {
  message: Message
  index: number
  piece: string
}

/**
 * Finds the first two braces that belong to no token, or three where a token has two.
 * @param others what else may be in braces
 */
export function strayBraces(text: string, others?: RegExp): StrayBraces | undefined {
  const more = /\{{3,}|\}{3,}/.exec(text)
  if (more) return { message: tokenMessages['token-more-braces'], index: more.index, piece: more[0] }
  const blank = (hit: string) => ' '.repeat(hit.length)
  const plain = text.replace(tokenPattern, blank)
  const found = /\{\{|\}\}/.exec(others ? plain.replace(others, blank) : plain)
  return found ? { message: tokenMessages['token-braces'], index: found.index, piece: found[0] } : undefined
}

/** Braces that belong together, or that nothing belongs to. */
const braceGroup = /\{{2,}[^{}]*\}{2,}|\{{2,}|\}{2,}/g

/** Those of the whole text, one of each group: group by group, so that many take no longer than their length. */
function allStrayBraces(text: string): StrayBraces[] {
  return [...text.matchAll(braceGroup)].flatMap(({ 0: group, index }) => {
    const stray = strayBraces(group)
    return stray ? [{ ...stray, index: index + stray.index }] : []
  })
}

type Walk = (text: string, path: readonly (string | number)[]) => string

/** The same value with every text inside it replaced; names stay as they are. */
export function mapTexts(value: unknown, change: Walk, path: readonly (string | number)[] = []): unknown {
  if (typeof value === 'string') return change(value, path)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, [...path, name])]),
  )
}
