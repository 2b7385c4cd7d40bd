import { siteConfig } from '../../site.config'
import { securityPath } from '../shared/urls'
import type { OutputSource } from './source'

/**
 * Writes `/.well-known/security.txt`: where to report a vulnerability, and until when the file is valid.
 * @source https://www.rfc-editor.org/rfc/rfc9116
 */
export async function security({ site }: OutputSource): Promise<string> {
  const { origin, security: policy } = await site()
  return [
    `Contact: ${policy.contact}`,
    // The file is valid until the end of that day.
    `Expires: ${policy.expires}T23:59:59Z`,
    `Preferred-Languages: ${siteConfig.locales.exported.join(', ')}`,
    `Canonical: ${origin}${securityPath}`,
    '',
  ].join('\n')
}
