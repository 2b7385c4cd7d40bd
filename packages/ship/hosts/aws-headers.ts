import type { Exported } from './exported'
import { headersOf } from './host'

/** The input of `aws cloudfront create-response-headers-policy`, which refuses as custom any header that has a field of its own. */
export function headersPolicy(site: Exported): object {
  const security: Record<string, object> = {}
  const items: object[] = []
  for (const [Header, Value] of headersOf(site)) {
    const field = fields[Header.toLowerCase()]
    if (field) security[field.name] = { Override: true, ...field.write(Value) }
    else items.push({ Header, Value, Override: true })
  }
  return {
    Name: 'site',
    SecurityHeadersConfig: security,
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}

/** Headers in lower case to their fields in `SecurityHeadersConfig`, and the content of these apart from `Override`. */
const fields: Readonly<Record<string, { name: string; write: (value: string) => object }>> = {
  'content-security-policy': {
    name: 'ContentSecurityPolicy',
    write: (ContentSecurityPolicy) => ({ ContentSecurityPolicy }),
  },
  'referrer-policy': { name: 'ReferrerPolicy', write: (ReferrerPolicy) => ({ ReferrerPolicy }) },
  'x-frame-options': { name: 'FrameOptions', write: (FrameOption) => ({ FrameOption }) },
  // It has only one value.
  'x-content-type-options': { name: 'ContentTypeOptions', write: () => ({}) },
  'x-xss-protection': {
    name: 'XSSProtection',
    write: (value) => ({ Protection: value.startsWith('1'), ModeBlock: value.includes('mode=block') }),
  },
  'strict-transport-security': { name: 'StrictTransportSecurity', write: transportSecurity },
}

function transportSecurity(value: string): object {
  const parts = value.split(';').map((part) => part.trim().toLowerCase())
  const age = /^max-age=(\d+)$/.exec(parts.find((part) => part.startsWith('max-age=')) ?? '')?.[1]
  if (age === undefined) {
    throw new Error(
      `Strict-Transport-Security in the hosting policy is "${value}", from which CloudFront cannot be given a max-age. Write it as max-age=63072000.`,
    )
  }
  return {
    AccessControlMaxAgeSec: Number(age),
    IncludeSubdomains: parts.includes('includesubdomains'),
    Preload: parts.includes('preload'),
  }
}
