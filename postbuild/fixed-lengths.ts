import { parse } from 'postcss'
import { LENGTH, saidOnce } from './inline-values'

/**
 * Custom properties of the site that are one length everywhere, by their names.
 * @param css of `TOKENS`
 */
export function fixedLengths(css: string): Map<string, string> {
  const once = [...saidOnce(parse(css))].map(([prop, { value }]) => [prop, value] as const)
  return new Map(once.filter(([, value]) => LENGTH.test(value)))
}

/** Writes the length itself wherever a text asks for it by `var()`. */
export function writeLengths(text: string, fixed: ReadonlyMap<string, string>): string {
  return text.replace(/var\((--[\w-]+)\)/g, (asked, name: string) => fixed.get(name) ?? asked)
}
