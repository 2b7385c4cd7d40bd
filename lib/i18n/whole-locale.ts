import { language, siteConfig } from '../../site.config'
import { type LocaleTree, loadLocale } from './load-locale'

/**
 * Returns all texts of a language as one object, with those of the default language where texts are missing.
 * @param lng a language code; by default, the language of this export
 * @throws ContentError as `loadLocale` does
 */
export async function wholeLocale(lng: string = language): Promise<LocaleTree> {
  const { default: fallback } = siteConfig.locales
  const [first, own] = await Promise.all([loadLocale(fallback), loadLocale(lng)])
  return lng === fallback ? first : withFallbacks(own, first)
}

function withFallbacks(own: LocaleTree, first: LocaleTree): LocaleTree {
  const filled: LocaleTree = { ...first, ...own }
  for (const [name, node] of Object.entries(first)) {
    const mine = own[name]
    if (typeof node === 'object' && typeof mine === 'object') filled[name] = withFallbacks(mine, node)
  }
  return filled
}
