import { memoise } from '../../shared/memoise'

/**
 * Formats `2026-01-31` as `31 January 2026`; anything else, such as a placeholder, is returned unchanged. `day` is the
 * date as it was given.
 * @param locale the locale of the format, such as `en-GB`
 */
export function writeDay(value: string, locale: string): { text: string; day?: string } {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return { text: value }
  return { text: formatOf(locale).format(new Date(value)), day: value }
}

/** Cached, because it takes longer to make a format than to use it. */
const formatOf = memoise((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }), 20)
