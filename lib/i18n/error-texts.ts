import { siteConfig } from '../../site.config'
import { loadLocale } from './load-locale'
import { missingText } from './missing-text'

const names = ['title', 'body', 'again', 'home'] as const

/** The words of the error screens. */
export type ErrorTexts = Record<(typeof names)[number], string>

/**
 * Reads the words of the error screens, which `next.config.js` writes into the bundle: these screens get no props from a
 * server component, and importing the locale file would put all of it into the script of every page.
 * @throws ContentError where one is missing
 */
export async function readErrorTexts(lng: string = siteConfig.locales.default): Promise<ErrorTexts> {
  const [own, fallback] = await Promise.all([loadLocale(lng), loadLocale(siteConfig.locales.default)])
  const find = (name: string): string => {
    for (const { errors } of [own, fallback]) {
      const text = typeof errors === 'object' ? errors[name] : undefined
      if (typeof text === 'string' && text) return text
    }
    throw missingText(`errors.${name}`, fallback)
  }
  return Object.fromEntries(names.map((name) => [name, find(name)])) as ErrorTexts
}
