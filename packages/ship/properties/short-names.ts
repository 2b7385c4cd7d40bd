import { type OutDir, readProjectFile } from '../out-dir'

/** Short names of custom properties by full names: `--e` for `--ground`. */
export type ShortProperties = ReadonlyMap<string, string>

/** Converts a number to a short name: a to z, then aa to zz. @param first `a`, or `A` for capitals */
export function toLetters(count: number, first: 'a' | 'A' = 'a'): string {
  const last = String.fromCharCode(first.charCodeAt(0) + (count % 26))
  return count < 26 ? last : toLetters(Math.floor(count / 26) - 1, first) + last
}

/**
 * Returns short names for the site's custom properties. They are made from the source, so that pages and tools agree
 * and a second run gives the same names.
 */
export async function shortProperties(out: OutDir): Promise<ShortProperties> {
  return shortNames(await readTokens(out))
}

/** Reads the style sheet that declares the custom properties of the site; empty if there is none. */
export async function readTokens({ root, settings: { tokens } }: OutDir): Promise<string> {
  return (tokens && (await readProjectFile(root, tokens))) ?? ''
}

/**
 * Assigns `--a`, `--b` and so on to the properties that a style sheet declares, in alphabetical order; `--s1` is short
 * enough already.
 */
export function shortNames(css: string): Map<string, string> {
  const declared = [...css.matchAll(/(?<=[{;\s])--[\w-]+(?=\s*:)/g)].map(([name]) => name)
  const long = [...new Set(declared)].filter((name) => name.length > 4).sort()
  return new Map(long.map((name, index) => [name, `--${toLetters(index)}`]))
}

/** Shortens every name in the `var()`s of a text. */
export function shortenUses(text: string, short: ShortProperties): string {
  return text.replace(/(?<=var\(\s*)--[\w-]+/g, (name) => short.get(name) ?? name)
}
