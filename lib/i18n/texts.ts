import { language, siteConfig } from '../../site.config'
import { loadLocale, placeOfText } from './load-locale'
import { makeTexts } from './make-texts'
import type { Texts } from './text-key'

export type { TextKey, Texts } from './text-key'

let getSiteTexts: ReturnType<typeof makeTexts> | undefined

/**
 * The interface texts of one language, falling back to English text by text.
 * @param lng language code; that of this export where it is left out
 * @throws ContentError where the language is not exported or a locale file cannot be read; the texts throw it for a key
 *   that no language holds
 */
export async function getTexts(lng: string = language): Promise<Texts> {
  const { exported: languages, default: fallback } = siteConfig.locales
  getSiteTexts ??= makeTexts({ languages, fallback, load: loadLocale, placeOf: placeOfText })
  return getSiteTexts(lng)
}
