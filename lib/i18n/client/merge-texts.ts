import type { LoadedTexts } from './translations'

/**
 * Lays loaded texts over those of the page. A text that is missing or empty in the file keeps the page's own.
 * @param area the dotted key that the names stand under
 * @returns `initial` itself where nothing differs, so that React draws nothing again
 */
export function mergeTexts<Names extends string>(
  area: string,
  initial: Readonly<Record<Names, string>>,
  loaded: LoadedTexts | null,
): Readonly<Record<Names, string>> {
  if (!loaded) return initial
  const names = Object.keys(initial) as Names[]
  const merged = Object.fromEntries(names.map((name) => [name, loaded(`${area}.${name}`) || initial[name]]))
  return names.every((name) => merged[name] === initial[name]) ? initial : (merged as Record<Names, string>)
}
