import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { smallSite } from '../../../tests/fixtures/small-site'
import { hosts } from './all'
import type { ExportedSite } from './exported'

const site = smallSite()
const long = (length: number) => ({ 'Content-Security-Policy': 'x'.repeat(length) })
const many = (count: number) => Array.from({ length: count }, (_, index) => `/copy-${index}.txt`)
const moved = smallSite(
  {},
  [],
  Array.from({ length: 2100 }, (_, index) => ({ from: `/old-${index}`, to: '/about' })),
)

/** Sites that exceed a limit of a host, and the error of the build. */
const exceeded: readonly [host: string, site: ExportedSite, words: RegExp][] = [
  ['cloudflare', smallSite({ headers: long(1980) }), /A line of _headers .+ allows at most 2000/],
  ['netlify', smallSite({ headers: long(1980) }), /A line of _headers/],
  ['pages', smallSite({ noindex: many(100) }), /The number of rules in _headers is 106, and pages allows at most 100/],
  [
    'azure',
    smallSite({ headers: long(21_000) }),
    /staticwebapp\.config\.json, in bytes, is \d+, and azure allows at most 20480/,
  ],
  ['cloudflare', { ...site, files: [{ path: 'media/a.webm', bytes: 27_000_000 }] }, /out\/media\/a\.webm, in bytes,/],
  ['pages', { ...site, files: Array(20_001).fill({ path: 'a.txt', bytes: 1 }) }, /number of files in out\/ is 20001/],
  ['vercel', moved, /The number of routes in vercel\.json is 21\d\d, and vercel allows/],
  ['pages', moved, /The number of rules in _redirects is 6300, and pages allows at most 2000/],
  ['azure', moved, /staticwebapp\.config\.json, in bytes,/],
  ['aws', moved, /The function for CloudFront, in bytes,/],
]

test.each(exceeded)('the build stops if a site exceeds a limit of %s', (name, tooMuch, words) => {
  expect(() => hosts[name]?.make(tooMuch)).toThrow(words)
})

/** Returns the message of each `assertLimit` in the modules of hosts as a pattern, because the name in it varies. */
function limitsIn(source: string): RegExp[] {
  const calls = source.matchAll(/\bassertLimit\(\s*(?:'\w+'|\w+),\s*(['`])(.+?)\1,/g)
  return [...calls].map(([, , text = '']) => {
    const parts = text.split(/\$\{.+?\}/)
    return new RegExp(`^${parts.map((part) => part.replace(/[.()/]/g, '\\$&')).join('.+')} is \\d`)
  })
}

const sources = readdirSync('packages/ship/hosts')
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => readFileSync(`packages/ship/hosts/${file}`, 'utf8'))

test('every limit is exceeded by a site in this file', () => {
  const limits = sources.flatMap(limitsIn)
  // Every call is recognised; the declaration is not a call.
  expect(limits).toHaveLength(sources.join('').split(/(?<!function )\bassertLimit\(/).length - 1)
  const reports = exceeded.map(([name, tooMuch]) => reportOf(() => hosts[name]?.make(tooMuch)))
  const untested = limits.filter((limit) => !reports.some((report) => limit.test(report)))
  if (untested.length > 0) throw new Error(`Add a site to exceeded, in this file, for ${untested.join(' and ')}.`)
})

function reportOf(make: () => unknown): string {
  try {
    make()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
