import { siteFile } from '../content/site'
import type { Yaml } from '../content/yaml/read-yaml'
import { type Diagnostic, diagnosticAt } from '../shared/diagnostic'
import { securityMessages } from './messages/security-messages'

/** So long before the end the build begins to warn: time enough for somebody to read it. */
const WARN_DAYS = 30

const DAY = 86_400_000

/**
 * Whether `/.well-known/security.txt` can still be believed, and for how long.
 * @param yaml `content/site.yml`, for the place of the field
 * @param expires the last day of it, such as `2027-10-31`
 * @returns nothing while that is more than 30 days away
 */
export function expiryProblems(yaml: Pick<Yaml, 'placeOf'>, expires: string, now: Date): Diagnostic[] {
  const path = ['security', 'expires']
  const days = Math.ceil((Date.parse(expires) + DAY - now.getTime()) / DAY)
  if (days > WARN_DAYS) return []
  const spot = { file: siteFile, ...yaml.placeOf(path), field: path.join('.') }
  if (days <= 0) return [diagnosticAt(spot, securityMessages['security-expired'], { found: expires })]
  return [
    diagnosticAt(spot, securityMessages['security-expiring'], {
      found: expires,
      days: days === 1 ? '1 day' : `${days} days`,
    }),
  ]
}
