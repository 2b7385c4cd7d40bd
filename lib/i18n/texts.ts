import type { createServerI18next } from 'next-i18next/server'
import { language, siteConfig } from '../../site.config'
import type { LineAndColumn } from '../content/yaml/read-yaml'
import { ContentError, diagnosticAt } from '../shared/diagnostic'
import { nearest } from '../shared/nearest'
import { type LocaleTree, loadLocale, localeFile, locationOfText } from './load-locale'
import { localeMessages } from './locale-messages'
import type { Texts } from './text-key'

export type { TextKey, Texts } from './text-key'

let getSiteTexts: ReturnType<typeof makeTexts> | undefined

/**
 * Returns the interface texts of one language, with English for each missing text.
 * @param lng a language code; by default, the language of this export
 * @throws ContentError if a locale file cannot be read, and an Error if the language is not exported; the texts throw a
 * ContentError for a key that neither the language nor English has
 */
export async function getTexts(lng: string = language): Promise<Texts> {
  const { exported: languages, default: fallback } = siteConfig.locales
  getSiteTexts ??= makeTexts({ languages, fallback, load: loadLocale, locationOf: locationOfText })
  return getSiteTexts(lng)
}

const namespace = 'common'

/**
 * Looks up a text by any dotted key. Without values a template is returned unchanged, so that the browser can fill it
 * in.
 */
export type LookUp = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Where the texts come from. */
interface TextSource {
  /** The codes of the languages that are exported. */
  languages: readonly string[]
  /** The language that replaces missing texts in every other. */
  fallback: string
  load(lng: string, ns: string): Promise<LocaleTree>
  /** The location that a text would have in the file of a language. */
  locationOf?(lng: string, ns: string, key: string): LineAndColumn | undefined
}

/**
 * Makes one i18next instance for a whole build, through next-i18next, and returns its texts by language.
 *
 * The language is always passed to next-i18next: otherwise it would read headers and cookies, which a static export
 * does not allow.
 */
export function makeTexts({ languages, fallback, load, locationOf }: TextSource): (lng: string) => Promise<LookUp> {
  const settings: Parameters<typeof createServerI18next>[0] = {
    supportedLngs: [...languages],
    fallbackLng: fallback,
    defaultNS: namespace,
    ns: [namespace],
    resourceLoader: load,
    // In `next dev`, a change of a locale file is shown after a reload.
    reloadOnPrerender: true,
    i18nextOptions: { load: 'currentOnly', debug: false, saveMissing: false, interpolation: { escapeValue: false } },
  }
  let server: ReturnType<typeof createServerI18next> | undefined
  return async (lng) => {
    if (!languages.includes(lng)) throw unknownLanguage(lng, languages)
    // Imported only when texts are needed, because it loads a part of Next.
    server ??= (await import('next-i18next/server')).createServerI18next(settings)
    const { t: typed, i18n } = await server.getT(namespace, { lng })
    // The callers of this module have typed keys; here, a key can be any string.
    const t = typed as (key: string, options: object) => string
    // i18next only records that a file could not be read; a build must not continue without its texts.
    for (const one of [lng, fallback]) if (!i18n.hasResourceBundle(one, namespace)) await load(one, namespace)
    return (key, values) => {
      if (!i18n.exists(key, { lng, returnObjects: false, ...values })) {
        throw missingText(key, i18n.getResourceBundle(fallback, namespace), locationOf?.(fallback, namespace, key))
      }
      return values ? t(key, values) : t(key, { skipInterpolation: true })
    }
  }
}

/** The error for a language that is not exported. It is a mistake in the code: content cannot request a language. */
function unknownLanguage(lng: string, languages: readonly string[]): Error {
  const what = `The language “${lng}” is not among those exported (${languages.join(', ')}).`
  return new Error(`${what} Add it to locales.exported in site.config.ts, or use one of those.`)
}

/** Lists the dotted keys of all texts in a locale file. */
export function textKeys(tree: LocaleTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, node]) =>
    typeof node === 'string' ? [path + name] : textKeys(node, `${path}${name}.`),
  )
}

/**
 * Returns the error for a key without a text, with the nearest key that has one.
 * @param key the dotted key that was requested
 * @param tree the texts of the default language
 * @param location the location of the group that the key belongs to, if known
 */
export function missingText(key: string, tree: LocaleTree, location?: LineAndColumn): ContentError {
  const file = localeFile(siteConfig.locales.default, 'common')
  const near = nearest(key, textKeys(tree))
  const missing = near ? `it, or use “${near}”` : 'it'
  return new ContentError([
    diagnosticAt({ file, ...location, field: key }, localeMessages['locale-text-missing'], { missing }),
  ])
}
