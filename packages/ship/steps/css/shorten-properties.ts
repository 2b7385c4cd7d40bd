import { type ShortProperties, shortenUses } from '../../properties/short-names'
import type { Shortening } from './shorten-names'

/**
 * Shortens custom properties in the style sheet of a page and in attributes with a `var()`. A page uses them hundreds
 * of times, by names meant for people.
 */
export const shortUses =
  (short: ShortProperties): Shortening =>
  () => ({
    css: (css) => css.replace(/--[\w-]+/g, (name) => short.get(name) ?? name),
    attribute: (text) => (text.includes('var(--') ? shortenUses(text, short) : text),
  })
