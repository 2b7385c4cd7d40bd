import { useMemo, useSyncExternalStore } from 'react'
import { currentTexts, subscribe } from './loaded-texts'
import { mergeTexts } from './merge-texts'

/**
 * The texts of an island: those of the page at first, and those of the translation file where they differ, once it has loaded.
 * @param area the dotted key that the texts stand under, as given to `pickTexts`
 * @param initial the texts of the page, from `pickTexts`; the same map is returned as long as nothing differs
 */
export function useIslandTexts<Names extends string>(
  area: string,
  initial: Readonly<Record<Names, string>>,
): Readonly<Record<Names, string>> {
  const loaded = useSyncExternalStore(subscribe, currentTexts, () => null)
  return useMemo(() => mergeTexts(area, initial, loaded), [area, initial, loaded])
}
