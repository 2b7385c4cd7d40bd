import { letters } from './letters'
import { readProjectFile } from './out-dir'

/** Where the custom properties of the site are declared. */
export const TOKENS = 'app/styles/tokens.css'

/** Long names to short ones, `--ground` to `--e`. */
export type ShortProperties = ReadonlyMap<string, string>

/**
 * The short names of the site's custom properties. Made from the source, so that pages and tools agree, and a second run
 * finds the same.
 * @param root the project's root, absolute
 */
export async function shortProperties(root: string): Promise<ShortProperties> {
  return shortNames((await readProjectFile(root, TOKENS)) ?? '')
}

/** `--a`, `--b` and so on for the properties that a sheet declares, in the order of the alphabet; `--s1` is short enough. */
export function shortNames(css: string): Map<string, string> {
  const declared = [...css.matchAll(/(?<=[{;\s])--[\w-]+(?=\s*:)/g)].map(([name]) => name)
  const long = [...new Set(declared)].filter((name) => name.length > 4).sort()
  return new Map(long.map((name, count) => [name, `--${letters(count)}`]))
}

/** Shortens wherever a text asks for a property by `var()`. */
export function shortenAsked(text: string, short: ShortProperties): string {
  return text.replace(/(?<=var\(\s*)--[\w-]+/g, (name) => short.get(name) ?? name)
}
