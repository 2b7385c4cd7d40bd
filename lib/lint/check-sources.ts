import { siteConfig } from '../../site.config'
import type { Content } from '../content/load-content'
import { loadLocale } from '../i18n/load-locale'
import type { Sources } from '../pages/get-content'
import { getEndpoints } from '../reference/endpoints'
import type { Endpoints } from '../reference/endpoints-schema'
import { collectDiagnostics, type Diagnostic } from '../shared/diagnostic'

/**
 * The sources that Markdown files use, as far as they are valid, and the diagnostics of these sources. An invalid
 * source has a fallback, so that the other files can still be checked.
 */
export async function checkSources({
  tokens,
}: Content): Promise<{ sources: Sources; problems: readonly Diagnostic[] }> {
  const { exported, default: fallback } = siteConfig.locales
  const languages = [...new Set([...exported, fallback])]
  const locales = await Promise.all(languages.map((lng) => collectDiagnostics(() => loadLocale(lng, 'common', tokens))))
  let endpoints: Endpoints | undefined
  const operations = await collectDiagnostics(async () => {
    endpoints = await getEndpoints()
  })
  // Labels in HTML that is dropped.
  const texts = { linkTo: (heading: string) => heading, table: (heading: string) => heading }
  const sources = { tokens, texts, resources: endpoints && Object.keys(endpoints.resources) }
  return { sources, problems: [...locales.flat(), ...operations] }
}
