import { language, siteConfig } from '../../site.config'

/**
 * Returns the language tag for formatting dates, numbers and lists, such as `en-GB`: the language, with its territory
 * if it has one.
 * @param lng a language code; by default, the language of this export
 * @source https://www.rfc-editor.org/rfc/rfc5646
 */
export function localeTag(lng: string = language): string {
  return (siteConfig.locales.territories[lng] ?? lng).replace('_', '-')
}
