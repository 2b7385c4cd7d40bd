import type { LoadedTexts } from './translations'

/** A flat map of texts; an interface or a record. */
export type TextMap<Texts> = { readonly [Name in keyof Texts]: string }

/**
 * Replaces the texts of the page with loaded ones. If a text is missing or empty in the file, the page's text stays.
 * @param group the dotted key of the group that contains the texts
 * @returns `initial` itself if nothing differs, so that React does not render again
 */
export function mergeTexts<Texts extends TextMap<Texts>>(
  group: string,
  initial: Texts,
  loaded: LoadedTexts | null,
): Texts {
  if (!loaded) return initial
  const page = Object.entries<string>(initial)
  const merged = page.map(([name, text]) => [name, loaded(`${group}.${name}`) || text] as const)
  return merged.every(([, text], index) => text === page[index]?.[1]) ? initial : (Object.fromEntries(merged) as Texts)
}
