import { type Report, reportOf } from '@oogwenk/gaze'
import { cachedCase } from '../../content/results/cached-case'
import { type CaseResults, keyOfResults } from '../../content/results/read-case-results'

/** Cached, because pages and social cards of a build use each report, which takes a second to compute. */
const reportCache = new WeakMap<CaseResults, Map<string, Report>>()

/** Returns the report of a case, computed only once. */
export function reportOfCase(
  results: CaseResults,
  { simulated, primary }: { simulated: boolean; primary?: string | undefined },
): Report {
  const [first, second] = results.versions
  const options = { simulated, ...(primary !== undefined && { primary }) }
  const own = reportCache.get(results) ?? new Map<string, Report>()
  reportCache.set(results, own)
  const name = JSON.stringify(options)
  const report =
    own.get(name) ?? cachedCase(keyOfResults(results), ['report', options], () => reportOf(first, second, options))
  own.set(name, report)
  return report
}
