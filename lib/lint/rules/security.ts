import { getEdition } from '../../content/edition'
import { siteFile, siteSchema } from '../../content/site'
import type { Yaml } from '../../content/yaml/read-yaml'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'

const renew = 'Check that security.contact is still correct, then set a date less than a year ahead.'

const messages = defineMessages({
  'security-expiring': {
    severity: 'warning',
    what: 'security.txt expires on {found}, in at most {days}.',
    fix: renew,
  },
  'security-expired': {
    severity: 'warning',
    what: 'security.txt expired on {found}.',
    fix: renew,
  },
})

/** The build warns this long in advance, so that somebody has time to act. */
const WARN_DAYS = 30

const DAY = 86_400_000

/** Reports that `/.well-known/security.txt` has expired or will soon. */
export const security = defineRule({
  title: 'Reporting vulnerabilities',
  why: 'People who find a vulnerability ignore /.well-known/security.txt once it has expired.',
  messages,
  check({ data }) {
    const yaml = data.get(siteFile)
    // Other mistakes in the file are reported when it is read.
    const read = siteSchema.shape.security.safeParse((yaml?.value as { security?: unknown } | undefined)?.security)
    return yaml && read.success ? expiryDiagnostics(yaml, read.data.expires, getEdition().now) : []
  },
})

/**
 * Reports that `/.well-known/security.txt` expires soon, or has expired.
 * @param yaml `content/site.yml`, for the location of the field
 * @param expires the last day on which it is valid, such as `2027-10-31`
 * @returns nothing if the end of that day is more than 30 days away
 */
export function expiryDiagnostics(yaml: Pick<Yaml, 'locationOf'>, expires: string, now: Date): Diagnostic[] {
  const path = ['security', 'expires']
  const days = Math.ceil((Date.parse(expires) + DAY - now.getTime()) / DAY)
  if (days > WARN_DAYS) return []
  const location = { file: siteFile, ...yaml.locationOf(path), field: path.join('.') }
  if (days <= 0) return [diagnosticAt(location, messages['security-expired'], { found: expires })]
  return [
    diagnosticAt(location, messages['security-expiring'], {
      found: expires,
      days: days === 1 ? '1 day' : `${days} days`,
    }),
  ]
}
