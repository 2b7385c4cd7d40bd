import type { PageDates } from '../../content/dates/dates'
import { isUnknown } from '../../content/placeholder'
import { type Site, siteFile } from '../../content/site'
import type { Yaml } from '../../content/yaml/read-yaml'
import { pages } from '../../pages/index'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { launchMessages } from './launch-messages'

/**
 * Reports a missing review of the legal texts, one that is dated in the future, and legal texts that have changed since
 * their review.
 * @param dates the dates in `content/.dates.json`
 * @param today the day in the site's time zone, such as `2026-12-01`
 */
export function reviewDiagnostics(
  yaml: Yaml,
  { legal }: Pick<Site, 'legal'>,
  dates: PageDates,
  today: string,
): Diagnostic[] {
  const location = (name: 'reviewedBy' | 'reviewedOn') => ({
    file: siteFile,
    ...yaml.locationOf(['legal', name]),
    field: `legal.${name}`,
  })
  const missing = (['reviewedBy', 'reviewedOn'] as const).filter((name) => isUnknown(legal[name]))
  const unreviewed = missing.map((name) =>
    diagnosticAt(location(name), launchMessages['launch-legal-unreviewed'], { found: legal[name] }),
  )
  if (missing.includes('reviewedOn')) return unreviewed
  const found = legal.reviewedOn
  const isAhead = found > today
  const changed = pages.flatMap(({ path, isLegal }) => {
    if (!isLegal) return []
    const day = Object.hasOwn(dates, path) ? dates[path]?.day : undefined
    return day !== undefined && day > found ? [{ path, day, found }] : []
  })
  return [
    ...unreviewed,
    ...(isAhead ? [diagnosticAt(location('reviewedOn'), launchMessages['launch-legal-ahead'], { found })] : []),
    ...changed.map((values) => diagnosticAt(location('reviewedOn'), launchMessages['launch-legal-changed'], values)),
  ]
}
