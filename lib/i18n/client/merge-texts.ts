import type { LoadedTexts } from './translations'

/** A flat map of texts; an interface will do as well as a record. */
export type TextMap<Texts> = { readonly [Name in keyof Texts]: string }

/**
 * Lays loaded texts over those of the page. A text that is missing or empty in the file keeps the page's own.
 * @param area the dotted key that the names are under
 * @returns `initial` itself where nothing differs, so that React draws nothing again
 */
export function mergeTexts<Texts extends TextMap<Texts>>(
  area: string,
  initial: Texts,
  loaded: LoadedTexts | null,
): Texts {
  if (!loaded) return initial
  const page = Object.entries<string>(initial)
  const merged = page.map(([name, text]) => [name, loaded(`${area}.${name}`) || text] as const)
  return merged.every(([, text], index) => text === page[index]?.[1]) ? initial : (Object.fromEntries(merged) as Texts)
}
