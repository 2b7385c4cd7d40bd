import { expect, test } from '@jest/globals'
import { smallSite } from '../../../tests/fixtures/small-site'
import { headersPolicy } from './aws-headers'

test('headers with a field of their own in CloudFront are written there, and only the others are custom headers', () => {
  const all = { 'X-Frame-Options': 'DENY', 'X-XSS-Protection': '1; mode=block', 'Permissions-Policy': 'camera=()' }
  const tlsHeaders = { 'Strict-Transport-Security': 'max-age=300; includeSubDomains; preload' }
  const { headers } = smallSite().policy
  expect(headersPolicy(smallSite({ headers: { ...headers, ...all }, tlsHeaders }))).toEqual({
    Name: 'site',
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headers['Content-Security-Policy'] },
      FrameOptions: { Override: true, FrameOption: 'DENY' },
      XSSProtection: { Override: true, Protection: true, ModeBlock: true },
      StrictTransportSecurity: {
        ...{ Override: true, AccessControlMaxAgeSec: 300, IncludeSubdomains: true, Preload: true },
      },
    },
    CustomHeadersConfig: {
      Quantity: 1,
      Items: [{ Header: 'Permissions-Policy', Value: 'camera=()', Override: true }],
    },
  })
})

test('Strict-Transport-Security matches the policy exactly', () => {
  expect(headersPolicy(smallSite())).toMatchObject({
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: false, Preload: false },
    },
  })
  const without = { 'Strict-Transport-Security': 'preload' }
  expect(() => headersPolicy(smallSite({ tlsHeaders: without }))).toThrow(
    /is "preload", without the max-age that CloudFront needs\. Write it as max-age=63072000\./,
  )
})
