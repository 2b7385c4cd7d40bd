import { useMemo, useSyncExternalStore } from 'react'
import { mergeTexts, type TextMap } from './merge-texts'
import { pageLanguage } from './page-language'
import { makeTextStore } from './text-store'

// A dynamic import, so that i18next gets a chunk of its own: islands work without it.
const fileTexts = makeTextStore(async () => {
  const { loadTranslations } = await import('./translations')
  return loadTranslations(pageLanguage(document.documentElement.lang))
})

/**
 * Returns the texts of an island: those of the page, replaced by those of the translation file once it has loaded.
 * @param group the dotted key of the group that contains the texts, as passed to `pickTexts`
 * @param initial the texts of the page, from `pickTexts`; returned itself if nothing differs
 */
export function useIslandTexts<Texts extends TextMap<Texts>>(group: string, initial: Texts): Texts {
  const loaded = useSyncExternalStore(fileTexts.subscribe, fileTexts.current, () => null)
  return useMemo(() => mergeTexts(group, initial, loaded), [group, initial, loaded])
}
