import type { Exported } from './exported'
import { headersOf } from './host'

/** What `aws cloudfront create-response-headers-policy` takes. Headers with a field of their own it refuses as custom ones. */
export function headersPolicy(site: Exported): object {
  const security: Record<string, object> = {}
  const items: object[] = []
  for (const [Header, Value] of headersOf(site)) {
    const field = fields[Header.toLowerCase()]
    if (field) security[field.name] = { Override: true, ...field.say(Value) }
    else items.push({ Header, Value, Override: true })
  }
  return {
    Name: 'site',
    SecurityHeadersConfig: security,
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}

/** A header in small letters to its field in `SecurityHeadersConfig`, and what stands there beside `Override`. */
const fields: Readonly<Record<string, { name: string; say: (value: string) => object }>> = {
  'content-security-policy': {
    name: 'ContentSecurityPolicy',
    say: (ContentSecurityPolicy) => ({ ContentSecurityPolicy }),
  },
  'referrer-policy': { name: 'ReferrerPolicy', say: (ReferrerPolicy) => ({ ReferrerPolicy }) },
  'x-frame-options': { name: 'FrameOptions', say: (FrameOption) => ({ FrameOption }) },
  // It has one value only.
  'x-content-type-options': { name: 'ContentTypeOptions', say: () => ({}) },
  'x-xss-protection': {
    name: 'XSSProtection',
    say: (value) => ({ Protection: value.startsWith('1'), ModeBlock: value.includes('mode=block') }),
  },
  'strict-transport-security': { name: 'StrictTransportSecurity', say: transportSecurity },
}

function transportSecurity(value: string): object {
  const parts = value.split(';').map((part) => part.trim().toLowerCase())
  const age = /^max-age=(\d+)$/.exec(parts.find((part) => part.startsWith('max-age=')) ?? '')?.[1]
  if (age === undefined) {
    throw new Error(
      `Strict-Transport-Security in site.config.ts is "${value}", and CloudFront cannot be told its max-age. Write it as max-age=63072000.`,
    )
  }
  return {
    AccessControlMaxAgeSec: Number(age),
    IncludeSubdomains: parts.includes('includesubdomains'),
    Preload: parts.includes('preload'),
  }
}
