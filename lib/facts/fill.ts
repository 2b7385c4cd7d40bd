import { writeInstead } from '../nearest'
import type { Tokens } from './tokens'

/** A token as it must be written: no spaces, a dotted name. */
export const tokenPattern = /\{\{([A-Za-z][\w-]*(?:\.[\w-]+)*)\}\}/g

/** Two sentences about a token that stands for nothing. */
export function unknownToken(name: string, tokens: Tokens): { what: string; fix: string } {
  const why = tokens.why?.(name)
  if (why) return why
  const names = [...tokens.keys()]
  // A name within the same group is likelier meant than one that merely looks alike.
  const group = names.filter((known) => known.startsWith(`${name.split('.')[0]}.`))
  const candidates = group.length > 0 ? group : names
  const fix = writeInstead(name, candidates)
  return {
    what: `“{{${name}}}” stands for nothing.`,
    fix: fix.startsWith('Write “') ? fix.replace(/“(.*?)”/, '“{{$1}}”') : fix,
  }
}

/** Two sentences about braces that are no token. */
export const strayBraces = {
  what: 'Two braces stand here that are no token.',
  fix: 'Write a token as {{group.name}}, without spaces.',
}

/**
 * Puts values in the place of tokens.
 * @param report is told of each mistake; the token then stays as it is
 * @param undotted whether names without a dot are left alone, because i18next fills them later
 */
export function replaceTokens(
  text: string,
  tokens: Tokens,
  report: (problem: { what: string; fix: string }) => void,
  undotted: 'refuse' | 'keep' = 'refuse',
): string {
  const kept = (name: string) => undotted === 'keep' && !name.includes('.')
  const rest = text.replace(tokenPattern, '')
  if (undotted === 'refuse' && /\{\{|\}\}/.test(rest)) report(strayBraces)
  return text.replace(tokenPattern, (token, name: string) => {
    const value = tokens.get(name)
    if (value !== undefined) return value
    if (!kept(name)) report(unknownToken(name, tokens))
    return token
  })
}

type Walk = (text: string, path: readonly (string | number)[]) => string

/** The same value with every text inside it replaced; names stay as they are. */
export function mapTexts(value: unknown, change: Walk, path: readonly (string | number)[] = []): unknown {
  if (typeof value === 'string') return change(value, path)
  if (Array.isArray(value)) return value.map((item, at) => mapTexts(item, change, [...path, at]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, [...path, name])]),
  )
}
