import type { Diagnostic, SourceLocation } from '../diagnostic'

/** Why a token stands for nothing, without its place. */
export type Reason = Omit<Diagnostic, keyof SourceLocation>

/**
 * What `{{tokens}}` stand for: dotted names such as `plans.lite.price` or `site.company.email`, with their texts.
 * A map, so that `constructor` and its like are as unknown as any other name.
 */
export interface Tokens extends ReadonlyMap<string, string> {
  /** Whether some of these texts only hold the place of others that could not be read: nothing may be judged by them. */
  readonly arePlaceholders?: boolean
  /** Why a name stands for nothing although it is spelt right. */
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
