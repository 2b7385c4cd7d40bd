import type { LocaleTree } from './load-locale'

/** Removes the suffix of a plural form. Plural forms differ by language; the rest of the key does not. */
export const withoutForm = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '')

/** Matches a placeholder of i18next. Names with a dot are facts. */
export const placeholder = /\{\{\s*(\w+)\s*\}\}/g

const valuesIn = (text = ''): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name]) => name as string)),
]

/**
 * Lists the keys of a locale file, each with the names of its placeholders. The forms for zero, one and two may write
 * the number in words, so its placeholder, usually `count`, is left out for them.
 */
export function listKeys(tree: LocaleTree): Record<string, Record<string, true>> {
  const texts = new Map<string, string>()
  const collect = (node: LocaleTree, path: string): void => {
    for (const [name, child] of Object.entries(node)) {
      if (typeof child === 'string') texts.set(path + name, child)
      else collect(child, `${path}${name}.`)
    }
  }
  collect(tree, '')
  const neededIn = (key: string, text: string): string[] => {
    if (!/_(?:zero|one|two)$/.test(key)) return valuesIn(text)
    const base = withoutForm(key)
    const whole = valuesIn(texts.get(`${base}_other`) ?? texts.get(base))
    // If the text does not use `count`, its only placeholder is that number in another format.
    const number = whole.includes('count') || whole.length !== 1 ? 'count' : whole[0]
    return valuesIn(text).filter((name) => name !== number)
  }
  return Object.fromEntries(
    [...texts].map(([key, text]) => [key, Object.fromEntries(neededIn(key, text).map((name) => [name, true]))]),
  )
}
