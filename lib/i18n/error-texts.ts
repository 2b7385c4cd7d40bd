import type { TextName } from './text-key'
import { missingText } from './texts'
import { wholeLocale } from './whole-locale'

const names = ['title', 'body', 'again', 'home'] as const satisfies readonly TextName<'errors'>[]

/** The texts of the error screens. */
export type ErrorTexts = Record<(typeof names)[number], string>

/**
 * Reads the texts of the error screens, which `next.config.js` writes into the bundle: these screens get no props from
 * a server component, and importing the locale file would put all of it into the script of every page.
 * @throws ContentError if a text is missing
 */
export async function readErrorTexts(lng?: string): Promise<ErrorTexts> {
  const texts = await wholeLocale(lng)
  const find = (name: string): string => {
    const text = typeof texts.errors === 'object' ? texts.errors[name] : undefined
    if (typeof text === 'string' && text) return text
    throw missingText(`errors.${name}`, texts)
  }
  return Object.fromEntries(names.map((name) => [name, find(name)])) as ErrorTexts
}
