/**
 * `npm run tool -- lighthouse`: measures one page of each kind; with `--all`, every page of the sitemap; or the pages
 * given. With `--found`, it measures only SEO and best practices, in one load of every page of the sitemap.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { startSite } from '../../e2e/support/site'
import { addressesOfXml } from '../links/addresses'
import { evaluatePage, evaluateSingleRun } from './evaluate-page'
import { startLighthouse } from './lighthouse'

/** The report that `npm run test:release` reads. */
const REPORT = '.cache/reports/lighthouse.json'

/** One page of each kind: both that hydrate, the price table, a case, a long text, a page of the reference. */
const kinds = ['/', '/contact', '/pricing', '/cases/galaxy', '/privacy', '/docs/rest/reference/results']

/** The categories of `--found`. */
const FOUND_CATEGORIES = ['best-practices', 'seo']

/** Lists the indexable pages; on the others, Lighthouse counts noindex as a fault. */
function listedPages(): string[] {
  const listed = addressesOfXml(readFileSync('out/sitemap.xml', 'utf8')).filter((written) => written.in === 'loc')
  return listed.map(({ address }) => new URL(address).pathname)
}

/**
 * Measures pages and prints the results.
 * @returns 1 if a page misses its budget or is not in the sitemap, otherwise 0
 */
export async function main(args: readonly string[]): Promise<number> {
  const named = args.filter((arg) => arg.startsWith('/'))
  const every = listedPages()
  const found = args.includes('--found')
  const all = found || args.includes('--all')
  const wanted = all ? every : named.length > 0 ? named : kinds
  const pages = wanted.filter((page) => every.includes(page))
  const [site, chromium] = [await startSite(), await startLighthouse()]
  const problems: string[] = wanted
    .filter((page) => !pages.includes(page))
    .map((page) => `${page} is not in the sitemap.`)
  let failed = problems.length
  try {
    for (const page of pages) {
      const result = found
        ? evaluateSingleRun(page, await chromium.measure(site.url + page, FOUND_CATEGORIES), FOUND_CATEGORIES)
        : await evaluatePage(page, (...options) => chromium.measure(site.url + page, ...options))
      console.log(`${result.problems.length === 0 ? '✓' : '✗'} ${result.line}`)
      if (result.problems.length > 0) failed += 1
      problems.push(...result.problems)
    }
  } finally {
    await chromium.close()
    await site.close()
  }
  if (problems.length > 0) console.error(`\n${problems.join('\n')}`)
  mkdirSync('.cache/reports', { recursive: true })
  writeFileSync(REPORT, JSON.stringify({ passed: wanted.length - failed, failed, skipped: 0 }))
  return failed > 0 ? 1 : 0
}
