import { datesFile, type PageDates } from '../../content/dates/dates'
import { dayIn } from '../../content/dates/day-in'
import { getEdition } from '../../content/edition'
import { readNeeded } from '../../content/read-needed'
import { getSite, siteFile } from '../../content/site'
import { readYaml } from '../../content/yaml/read-yaml'
import { dateProblems, getDates } from '../../pages/dates/dates'
import { sortProblems } from '../../shared/content-error'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { expiryDiagnostics } from '../rules/security'
import { launchMessages } from './launch-messages'
import { placeholderProblems } from './placeholders'
import { reviewProblems } from './reviews'

/**
 * Everything that has to be settled before the site goes live: what is a placeholder, and what nobody has looked at since
 * it changed. A date that was not stamped is among it, since it would say that a legal text is older than it is.
 * @throws ContentError where `content/site.yml`, or a page, cannot be read
 */
export async function runLaunchCheck(): Promise<Diagnostic[]> {
  const { now } = getEdition()
  const [source, site, dates, stale] = await Promise.all([readNeeded(siteFile), getSite(), getDates(), dateProblems()])
  const yaml = readYaml(siteFile, source)
  return sortProblems([
    ...placeholderProblems(yaml, source),
    ...expiryDiagnostics(yaml, site.security.expires, now),
    ...reviewProblems(yaml, site, dates, now),
    ...stale,
    ...daysAhead(dates, dayIn(now, site.timeZone)),
  ])
}

/** Days that somebody wrote in: a stamp gives no page a later one than its own. */
function daysAhead(dates: PageDates, today: string): Diagnostic[] {
  const ahead = Object.entries(dates).filter(([, { day }]) => day > today)
  return ahead.map(([path, { day }]) =>
    diagnosticAt({ file: datesFile }, launchMessages['launch-date-ahead'], { path, day }),
  )
}
