import { withoutForm } from './list-keys'
import keys from './text-keys.json' with { type: 'json' }

const used: Readonly<Record<string, object>> = keys

const forms = ['_zero', '_one', '_two', '_few', '_many', '_other']

/** Lists the keys that the site uses, with the plural forms of English. */
export const usedKeys = (): string[] => Object.keys(used)

/** Whether the site uses a text. A language may have plural forms that English lacks. */
export function isUsed(key: string): boolean {
  const base = withoutForm(key)
  return Object.hasOwn(used, key) || (base !== key && forms.some((form) => Object.hasOwn(used, base + form)))
}

/** Lists the names of the values that a text must use. */
export const neededValues = (key: string): string[] => Object.keys(used[key] ?? {})

/**
 * Lists the names of the values that a text may use, in alphabetical order: those of all its plural forms, and `count`.
 */
export function givenValues(key: string): string[] {
  const base = withoutForm(key)
  const counts = forms.some((form) => Object.hasOwn(used, base + form)) ? ['count'] : []
  return [...new Set([...counts, ...['', ...forms].flatMap((form) => neededValues(base + form))])].sort()
}
