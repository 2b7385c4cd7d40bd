/**
 * The client side of the translations, in its own chunk: i18next with its HTTP backend, loaded once after hydration.
 * i18next's own options set the retries, delays and number of parallel requests.
 */
import { createInstance } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { siteConfig } from '../../../site.config'
import { fetchWithBody, parseTranslations } from './transport'
import { warnOnce } from './warn'

/**
 * Looks up a text in the loaded files. Its placeholders are not replaced. Undefined if no loaded language has the key.
 */
export type LoadedTexts = (key: string) => string | undefined

const loadPath = '/locales/{{lng}}/{{ns}}.json'

/**
 * Loads the files of a language and of the fallback language.
 *
 * A file that cannot be loaded or parsed is reported by one `console.warn`, and its texts are undefined.
 * @param lng a language code, such as `en`
 * @param namespaces names of the files; the site has one
 */
export async function loadTranslations(lng: string, namespaces: readonly string[] = ['common']): Promise<LoadedTexts> {
  const { maxRetries, retryTimeoutMs, maxParallelReads } = siteConfig.translations
  const i18n = createInstance().use(HttpBackend)
  i18n.on('failedLoading', warnOnce(loadPath))
  await i18n.init<HttpBackendOptions>({
    lng,
    fallbackLng: siteConfig.locales.default,
    load: 'currentOnly',
    ns: [...namespaces],
    defaultNS: namespaces[0],
    initAsync: false,
    debug: false,
    saveMissing: false,
    interpolation: { escapeValue: false },
    maxRetries,
    retryTimeout: retryTimeoutMs,
    maxParallelReads,
    backend: {
      // At the root of the host, even for a language under a base path.
      loadPath,
      addPath: '',
      parse: parseTranslations,
      alternateFetch: fetchWithBody,
      requestOptions: { mode: 'cors', credentials: 'same-origin', cache: 'default' },
    },
  })
  return (key) =>
    i18n.languages
      .flatMap((language) => namespaces.map((namespace) => i18n.getResource(language, namespace, key)))
      .find((text): text is string => typeof text === 'string')
}
