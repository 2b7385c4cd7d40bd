import { readNeeded } from '../../../content/read-needed'
import { getSite, siteFile } from '../../../content/site'
import { readYaml } from '../../../content/yaml/read-yaml'
import { expiryDiagnostics } from '../../rules/security'
import { siteWith } from './filled-site'
import type { MessageCase, Overlay } from './message-case'

const until = (day: string): Overlay => siteWith('2099-10-31', day)

/** Asks on a day of its own: today these would be told, or not, by themselves. */
const tell = async () => {
  const [{ security }, source] = await Promise.all([getSite(), readNeeded(siteFile)])
  return expiryDiagnostics(readYaml(siteFile, source), security.expires, new Date('2027-10-01T12:00:00Z'))
}

export const securityCases: readonly MessageCase[] = [
  { id: 'security-expiring', bad: until('2027-10-30'), near: until('2027-10-31'), tell },
  { id: 'security-expiring', bad: until('2027-10-01'), near: until('2027-09-30'), tell },
  { id: 'security-expired', bad: until('2027-09-30'), near: until('2027-10-01'), tell },
]
