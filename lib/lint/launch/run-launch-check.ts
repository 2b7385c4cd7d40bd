import { datesFile, type PageDates } from '../../content/dates/dates'
import { dayIn } from '../../content/dates/day-in'
import { getEdition } from '../../content/edition'
import { readNeeded } from '../../content/files'
import { getSite, type Site, siteFile } from '../../content/site'
import { readYaml } from '../../content/yaml/read-yaml'
import { dateDiagnostics, getDates } from '../../pages/dates/dates'
import { type Diagnostic, diagnosticAt, sortDiagnostics } from '../../shared/diagnostic'
import { expiryDiagnostics } from '../rules/security'
import { launchMessages } from './launch-messages'
import { placeholderDiagnostics } from './placeholders'
import { reviewDiagnostics } from './reviews'

/**
 * Everything that has to be settled before the site goes live: placeholders, and what nobody has looked at since it changed.
 * A date that was not stamped is among it, since it would say that a legal text is older than it is.
 * @throws ContentError where `content/site.yml`, or a page, cannot be read
 */
export async function runLaunchCheck(): Promise<Diagnostic[]> {
  const { now } = getEdition()
  const [source, site, dates, stale] = await Promise.all([
    readNeeded(siteFile),
    getSite(),
    getDates(),
    dateDiagnostics(),
  ])
  return sortDiagnostics([...unsettled({ source, site, dates, now }), ...stale])
}

/**
 * What `content/site.yml` and the dates of pages leave unsettled.
 * @param source the text of `content/site.yml`, of which `site` was read
 */
export function unsettled({ source, site, dates, now }: Settled): Diagnostic[] {
  const yaml = readYaml(siteFile, source)
  return [
    ...placeholderDiagnostics(yaml, source),
    ...expiryDiagnostics(yaml, site.security.expires, now),
    ...reviewDiagnostics(yaml, site, dates, now),
    ...daysAhead(dates, dayIn(now, site.timeZone)),
  ]
}

interface Settled {
  source: string
  site: Site
  dates: PageDates
  now: Date
}

/** Days that somebody wrote in by hand: a stamp never dates a page later than today. */
function daysAhead(dates: PageDates, today: string): Diagnostic[] {
  const ahead = Object.entries(dates).filter(([, { day }]) => day > today)
  return ahead.map(([path, { day }]) =>
    diagnosticAt({ file: datesFile }, launchMessages['launch-date-ahead'], { path, day }),
  )
}
