import { siteConfig } from '../../site.config'
import { getFacts, getTokens } from '../content/facts/facts'
import { getSite } from '../content/site'
import { loadLocale } from '../i18n/load-locale'
import type { Sources } from '../pages/read-entry'
import { getEndpoints } from '../reference/endpoints'
import type { Endpoints } from '../reference/endpoints-schema'
import { collectDiagnostics } from '../shared/content-error'
import type { Diagnostic } from '../shared/diagnostic'
import type { Tokens } from '../shared/tokens/tokens'

/**
 * The sources that Markdown files take from, as far as they can be used, and what is wrong in them. A broken one has a
 * stand-in, so that the other files can be checked all the same.
 * @returns `sources` name every token while facts or site are broken: none of them is then told as unknown
 */
export async function checkSources(): Promise<{ sources: Sources; problems: readonly Diagnostic[] }> {
  const numbers = (await Promise.all([collectDiagnostics(getSite), collectDiagnostics(getFacts)])).flat()
  const tokens = numbers.length > 0 ? new AnyToken() : await getTokens()
  const { exported, default: fallback } = siteConfig.locales
  const languages = [...new Set([...exported, fallback])]
  const locales = await Promise.all(languages.map((lng) => collectDiagnostics(() => loadLocale(lng, 'common', tokens))))
  let endpoints: Endpoints | undefined
  const operations = await collectDiagnostics(async () => {
    endpoints = await getEndpoints()
  })
  // Labels in HTML that is not kept.
  const texts = { linkTo: (heading: string) => heading, table: (heading: string) => heading }
  const sources = { tokens, texts, resources: endpoints && Object.keys(endpoints.resources) }
  return { sources, problems: [...numbers, ...locales.flat(), ...operations] }
}

/** Has a value for every name: an address for those that links lead to, else a word. */
class AnyToken extends Map<string, string> implements Tokens {
  readonly areStandIns = true

  override get(name: string): string {
    return /^site\.(links|signUp|origin|forms)\b/.test(name) ? 'https://stand-in.example' : 'a-stand-in'
  }
}
