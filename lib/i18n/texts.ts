import { createServerI18next, type ServerI18next } from 'next-i18next/server'
import { siteConfig } from '../../site.config'
import { loadLocale } from './load-locale'
import { missingText } from './missing-text'
import type { Texts } from './text-key'

export type { TextKey, Texts } from './text-key'

const namespace = 'common'
let server: ServerI18next | undefined

/** One i18next instance for the whole build, made at the first text that is asked for. */
function serverTexts(): ServerI18next {
  server ??= createServerI18next({
    supportedLngs: [...siteConfig.locales.exported],
    fallbackLng: siteConfig.locales.default,
    defaultNS: namespace,
    ns: [namespace],
    resourceLoader: loadLocale,
    // In `next dev` an edited locale file shows at the next reload.
    reloadOnPrerender: true,
    i18nextOptions: { debug: false, saveMissing: false, interpolation: { escapeValue: false } },
  })
  return server
}

/**
 * The interface texts of one language, falling back to English text by text.
 *
 * The language is always named to next-i18next: left to itself it reads headers and cookies, which a static export forbids.
 * @param lng language code; the site's default where it is left out
 * @throws ContentError at the first key that no language holds
 */
export async function getTexts(lng: string = siteConfig.locales.default): Promise<Texts> {
  const { t, i18n } = await serverTexts().getT(namespace, { lng })
  return (key, values) => {
    if (!i18n.exists(key, { lng, returnObjects: false, ...values })) {
      throw missingText(key, i18n.getResourceBundle(siteConfig.locales.default, namespace))
    }
    return values ? t(key, values) : t(key, { skipInterpolation: true })
  }
}
