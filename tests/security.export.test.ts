import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { hosts, html as tree } from '@oogwenk/ship'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { siteConfig } from '../site.config'
import { listFiles } from './fixtures/list-files'
import { smallSite } from './fixtures/small-site'

const { attribute, elementsOf, nodesOf } = tree

const pages = listFiles('out', '.html')
const headers: Record<string, string> = { ...siteConfig.hosting.headers, ...siteConfig.hosting.tlsHeaders }

/** Returns the policy in a page's own `<meta>`. */
function policyOf(page: string): string {
  const metas = elementsOf(nodesOf(readFileSync(`out/${page}`, 'utf8')), 'meta')
  const own = metas.filter((meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy')
  expect([page, own.length]).toEqual([page, 1])
  return attribute(own[0] as (typeof own)[0], 'content') ?? ''
}

/** Parses a policy into sources by directive; a repeated directive is an error. */
function directives(policy: string): Map<string, string[]> {
  const all = policy.split(';').map((part) => part.trim().split(/\s+/))
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length)
  return new Map(all.map(([name = '', ...sources]) => [name, sources]))
}

const broad = /^(?:\*|https?:|ftp:|data:|blob:|https?:\/\/\*.*|'unsafe-\w+(?:-\w+)*')$/

test('there are pages to test', () => {
  expect(pages.length).toBeGreaterThan(0)
})

/**
 * All ten rules of the MDN HTTP Observatory, each with the points that this site gains or loses from 100
 * (github.com/mdn/mdn-http-observatory, `src/grader/charts.js`, read on 21 November 2026). It combines the policies of
 * the header and the page, but reads frame-ancestors only in the header.
 */
const rules: Record<string, () => number> = {
  'the policy has the default none, and nothing unsafe or broad: +10': () => {
    for (const page of pages) {
      const policy = directives(policyOf(page))
      expect([page, policy.get('default-src')]).toEqual([page, ["'none'"]])
      for (const [name, sources] of policy)
        expect([page, name, sources.filter((source) => broad.test(source))]).toEqual([page, name, []])
      const script = policy.get('script-src') ?? []
      // Without a hash, strict-dynamic makes the policy invalid for the Observatory.
      expect(script.some((source) => source.startsWith("'sha256-")) || !script.includes("'strict-dynamic'")).toBe(true)
      expect(policy.get('base-uri')).toEqual(["'none'"])
      expect(policy.has('form-action')).toBe(true)
    }
    return 10
  },
  'no cookies are set: 0': () => {
    expect(Object.keys(headers).filter((name) => /set-cookie/i.test(name))).toEqual([])
    return 0
  },
  'no other origin may read the files of this site: 0': () => {
    expect(Object.keys(headers).filter((name) => /access-control/i.test(name))).toEqual([])
    return 0
  },
  'Cross-Origin-Resource-Policy is absent or has a known value: 0': () => {
    expect([undefined, 'same-site', 'same-origin', 'cross-origin']).toContain(headers['Cross-Origin-Resource-Policy'])
    return 0
  },
  'the referrer policy hides paths from other sites, and no page overrides it: +5': () => {
    expect(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']).toContain(
      headers['Referrer-Policy'],
    )
    for (const page of pages) {
      const metas = elementsOf(nodesOf(readFileSync(`out/${page}`, 'utf8')), 'meta')
      expect([page, metas.filter((meta) => attribute(meta, 'name')?.toLowerCase() === 'referrer')]).toEqual([page, []])
    }
    return 5
  },
  'no file for a host redirects to a different host; the redirect to HTTPS is left to the host: 0': () => {
    const files = Object.values(hosts).flatMap(({ make }) => Object.values(make(smallSite()).files))
    expect(files.length).toBeGreaterThan(10)
    for (const text of files) expect(text).not.toMatch(/https?:\/\/(?!www\.oogwenk\.example)[a-z0-9$%{]/i)
    return 0
  },
  'HTTPS is enforced for at least six months: 0': () => {
    const seconds = /(?:^|;\s*)max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]
    expect(Number(seconds)).toBeGreaterThanOrEqual(15_768_000)
    return 0
  },
  'every script comes from the site itself: 0': () => {
    for (const page of pages) {
      const scripts = elementsOf(nodesOf(readFileSync(`out/${page}`, 'utf8')), 'script')
      const external = scripts.map((script) => attribute(script, 'src') ?? '/').filter((src) => !/^\/(?!\/)/.test(src))
      expect([page, external]).toEqual([page, []])
    }
    return 0
  },
  'content types are not sniffed: 0': () => {
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
    return 0
  },
  'the policy in the header forbids framing by other sites: +5': () => {
    expect(directives(headers['Content-Security-Policy'] ?? '').get('frame-ancestors')).toEqual(["'none'"])
    return 5
  },
}

test.each(Object.entries(rules))('%s', (_, rule) => {
  expect(rule()).toBeGreaterThanOrEqual(0)
})

test('the total is 120 points and an A+, which starts at 100', () => {
  expect(Object.keys(rules)).toHaveLength(10)
  expect(Object.values(rules).reduce((sum, rule) => sum + rule(), 100)).toBe(120)
})

describe('Google’s csp_evaluator', () => {
  const severeFindings = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM)
      .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)

  test('finds no problem of high or medium severity in the policy of any page', () => {
    for (const policy of new Set(pages.map(policyOf))) expect([policy, severeFindings(policy)]).toEqual([policy, []])
  })

  test.each(["default-src 'self' 'unsafe-inline'", "script-src *; object-src 'none'", "script-src 'sha256-a'"])(
    'finds a fault in %s',
    (policy) => {
      expect(severeFindings(policy)).not.toEqual([])
    },
  )
})

test('the header’s policy blocks nothing that a page’s own policy allows', () => {
  const shared = directives(headers['Content-Security-Policy'] ?? '')
  expect([...shared.keys()].sort()).toEqual(['base-uri', 'frame-ancestors', 'object-src'])
})
