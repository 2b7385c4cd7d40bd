import { siteConfig } from '../../../site.config'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import type { Message } from '../../shared/message'
import { formerlyOf } from '../links/formerly'
import { addressMessages } from '../messages/address-messages'
import type { Check } from '../rule'

/** As the addresses of pages are, which hosts read alike: see postbuild/hosts/exported.ts. */
const plain = /^(?:\/[a-z0-9_-]+)+$/

/** Addresses without a file in `content/` that are not to be had. */
const reserved = new Set(['/404', '/_not-found', '/forms', '/preview', '/index'])

/** `formerly` leads from addresses that no page has to the one page that names them. */
export const formerAddresses: Check = ({ pages }) => {
  const owners = new Map(pages.flatMap(({ file, place }) => (place ? [[place.path, file] as const] : [])))
  const first = new Map<string, string>()
  return pages.flatMap((page): Diagnostic[] => {
    const { file, place, yaml } = page
    if (place === undefined || yaml === undefined) return []
    if (place.path === '/404' && formerlyOf(page).length > 0)
      return [
        diagnosticAt({ file, ...yaml.placeOf(['formerly']), field: 'formerly' }, addressMessages['former-not-found']),
      ]
    return formerlyOf(page).flatMap((found, index) => {
      const at = (message: Message, values = {}) => [
        diagnosticAt({ file, ...yaml.placeOf(['formerly', index]), field: 'formerly' }, message, { found, ...values }),
      ]
      const prefix = siteConfig.hosting.assetPrefixes.find((folder) => `${found}/`.startsWith(folder))
      if (prefix !== undefined) return at(addressMessages['former-asset'], { prefix })
      if (found !== '/' && !plain.test(found)) {
        const instead = tidied(found)
        return instead === undefined
          ? at(addressMessages['former-no-address'])
          : at(addressMessages['former-not-plain'], { instead })
      }
      if (found === place.path) return at(addressMessages['former-own'])
      const other = owners.get(found)
      if (other !== undefined) return at(addressMessages['former-clash'], { other })
      if (reserved.has(found)) return at(addressMessages['former-reserved'])
      const before = first.get(found)
      first.set(found, before ?? file)
      return before === undefined ? [] : at(addressMessages['former-twice'], { other: before })
    })
  })
}

/** The plain address that somebody meant: without scheme and host, query, fragment and what else is too much. */
function tidied(written: string): string | undefined {
  const path = written
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/|\.html?)$/i, '')
    .toLowerCase()
  return [path, `/${path}`].find((candidate) => plain.test(candidate))
}
