import { language, siteConfig } from '../../site.config'

/**
 * What days, numbers and lists of words are written by, such as `en-GB`: the language, and its territory where one is named.
 * @param lng language code; that of this export where it is left out
 * @source https://www.rfc-editor.org/rfc/rfc5646
 */
export function localeTag(lng: string = language): string {
  return (siteConfig.locales.territories[lng] ?? lng).replace('_', '-')
}
