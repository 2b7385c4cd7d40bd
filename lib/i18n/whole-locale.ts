import { language, siteConfig } from '../../site.config'
import { type LocaleTree, loadLocale } from './load-locale'

/**
 * All texts of a language, where one is missing that of the default language: for what is handed over as a whole, and not
 * asked text by text.
 * @param lng language code; that of this export where it is left out
 * @throws ContentError as `loadLocale`
 */
export async function wholeLocale(lng: string = language): Promise<LocaleTree> {
  const { default: fallback } = siteConfig.locales
  const [first, own] = await Promise.all([loadLocale(fallback), loadLocale(lng)])
  return lng === fallback ? first : filledUp(own, first)
}

function filledUp(own: LocaleTree, first: LocaleTree): LocaleTree {
  const filled: LocaleTree = { ...first, ...own }
  for (const [name, node] of Object.entries(first)) {
    const mine = own[name]
    if (typeof node === 'object' && typeof mine === 'object') filled[name] = filledUp(mine, node)
  }
  return filled
}
