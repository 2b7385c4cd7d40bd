import { siteConfig } from '../../site.config'
import type { ReportKey, ReportTexts } from './client/report-texts'
import { loadLocale } from './load-locale'
import { getTexts, type LookUp, textKeys } from './texts'

/**
 * The words of the charts, in one language, falling back text by text.
 * @param lng language code; that of this export where it is left out
 * @throws ContentError as `getTexts`
 */
export async function getReportTexts(lng?: string): Promise<ReportTexts> {
  const [tree, t] = await Promise.all([loadLocale(siteConfig.locales.default), getTexts(lng)])
  const keys = textKeys(tree).filter((key) => key.startsWith('report.'))
  return Object.fromEntries(keys.map((key) => [key.slice('report.'.length), (t as LookUp)(key)])) as Record<
    ReportKey,
    string
  >
}
