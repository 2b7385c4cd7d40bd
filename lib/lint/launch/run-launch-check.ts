import { datesFile, type PageDates } from '../../content/dates/dates'
import { dayIn } from '../../content/dates/day-in'
import { getEdition } from '../../content/edition'
import { readNeeded } from '../../content/files'
import { getSite, type Site, siteFile } from '../../content/site'
import { readYaml } from '../../content/yaml/read-yaml'
import { dateDiagnostics } from '../../pages/dates/dates'
import { getDates } from '../../pages/dates/read-dates'
import { type Diagnostic, diagnosticAt, sortDiagnostics } from '../../shared/diagnostic'
import { expiryDiagnostics } from '../rules/security'
import { launchMessages } from './launch-messages'
import { placeholderDiagnostics } from './placeholders'
import { reviewDiagnostics } from './reviews'

/**
 * Lists everything that must be done before the site goes live: placeholders, a `security.txt` that has expired or soon
 * will, legal texts that nobody has reviewed since they changed, and dates of pages that are missing or out of date. A
 * date in the future is included, because it was not stamped and would make a legal text look newer than it is.
 * @throws ContentError if `content/site.yml` or a page cannot be read
 */
export async function runLaunchCheck(): Promise<Diagnostic[]> {
  const { now } = getEdition()
  const [source, site, dates, stale] = await Promise.all([
    readNeeded(siteFile),
    getSite(),
    getDates(),
    dateDiagnostics(),
  ])
  return sortDiagnostics([...openTasks({ source, site, dates, now }), ...stale])
}

/**
 * Lists what is left to do in `content/site.yml` and in the dates of pages.
 * @param source the text of `content/site.yml`, from which `site` was read
 */
export function openTasks({ source, site, dates, now }: LaunchSources): Diagnostic[] {
  const yaml = readYaml(siteFile, source)
  const today = dayIn(now, site.timeZone)
  return [
    ...placeholderDiagnostics(yaml, source),
    ...expiryDiagnostics(yaml, site.security.expires, now),
    ...reviewDiagnostics(yaml, site, dates, today),
    ...futureDates(dates, today),
  ]
}

interface LaunchSources {
  source: string
  site: Site
  dates: PageDates
  now: Date
}

/** Reports dates that somebody wrote by hand: a stamp never dates a page in the future. */
function futureDates(dates: PageDates, today: string): Diagnostic[] {
  const ahead = Object.entries(dates).filter(([, { day }]) => day > today)
  return ahead.map(([path, { day }]) =>
    diagnosticAt({ file: datesFile }, launchMessages['launch-date-ahead'], { path, day }),
  )
}
