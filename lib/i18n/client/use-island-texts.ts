import { useMemo, useSyncExternalStore } from 'react'
import { mergeTexts, type TextMap } from './merge-texts'
import { pageLanguage } from './page-language'
import { makeTextStore } from './text-store'

// The import is a chunk of its own: i18next is no part of what an island needs to work.
const fileTexts = makeTextStore(async () => {
  const { loadTranslations } = await import('./translations')
  return loadTranslations(pageLanguage(document.documentElement.lang))
})

/**
 * The texts of an island: those of the page at first, and those of the translation file where they differ, once it has loaded.
 * @param area the dotted key that the texts are under, as given to `pickTexts`
 * @param initial the texts of the page, from `pickTexts`; the same map is returned as long as nothing differs
 */
export function useIslandTexts<Texts extends TextMap<Texts>>(area: string, initial: Texts): Texts {
  const loaded = useSyncExternalStore(fileTexts.subscribe, fileTexts.current, () => null)
  return useMemo(() => mergeTexts(area, initial, loaded), [area, initial, loaded])
}
