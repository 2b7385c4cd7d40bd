import type { ExportedSite } from './exported'
import { headersOf } from './host'

/**
 * Returns the input of `aws cloudfront create-response-headers-policy`, which rejects custom headers that have a field
 * of their own.
 */
export function headersPolicy(site: ExportedSite): object {
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

/** By header in lower case: the field in `SecurityHeadersConfig`, and its content apart from `Override`. */
const fields: Readonly<Record<string, { name: string; write: (value: string) => object }>> = {
  'content-security-policy': {
    name: 'ContentSecurityPolicy',
    write: (ContentSecurityPolicy) => ({ ContentSecurityPolicy }),
  },
  'referrer-policy': { name: 'ReferrerPolicy', write: (ReferrerPolicy) => ({ ReferrerPolicy }) },
  'x-frame-options': { name: 'FrameOptions', write: (FrameOption) => ({ FrameOption }) },
  // It has only one possible value.
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
      `Strict-Transport-Security in the hosting policy is "${value}", without the max-age that CloudFront needs. Write it as max-age=63072000.`,
    )
  }
  return {
    AccessControlMaxAgeSec: Number(age),
    IncludeSubdomains: parts.includes('includesubdomains'),
    Preload: parts.includes('preload'),
  }
}
