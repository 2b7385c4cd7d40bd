import { siteConfig } from '../../../site.config'

/**
 * Returns the language whose files a page loads: its own, or the site's default if there are none for its own.
 * @param lang the `lang` attribute of the document
 */
export function pageLanguage(lang: string): string {
  const { exported, default: fallback } = siteConfig.locales
  return exported.find((lng) => lng === lang) ?? fallback
}
