import { siteConfig } from '../../site.config'
import type { ReportKey, ReportTexts } from './client/report-texts'
import { loadLocale } from './load-locale'
import { getTexts, type LookUp, textKeys } from './texts'

/**
 * Returns the texts of the charts in one language, with a fallback for each missing text.
 * @param lng a language code; by default, the language of this export
 * @throws ContentError as `getTexts` does
 */
export async function getReportTexts(lng?: string): Promise<ReportTexts> {
  const [tree, t] = await Promise.all([loadLocale(siteConfig.locales.default), getTexts(lng)])
  const keys = textKeys(tree).filter((key) => key.startsWith('report.'))
  return Object.fromEntries(keys.map((key) => [key.slice('report.'.length), (t as LookUp)(key)])) as Record<
    ReportKey,
    string
  >
}
