/** `npm run lighthouse`: measures one page of each kind, with `-- --all` every route, or those that are named. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { listPages } from '../../e2e/support/pages'
import { startSite } from '../../e2e/support/site'
import { judgePage } from './judge-page'
import { startLighthouse } from './lighthouse'

/** Where `npm test` reads how it went. */
const REPORT = '.cache/reports/lighthouse.json'

/** One page of each kind: both that hydrate, the table of prices, a case, a long text, a page of the reference. */
const kinds = ['/', '/contact', '/pricing', '/cases/galaxy', '/privacy', '/docs/rest/reference/results']

/** Search engines are told to leave it out, which Lighthouse would count as a fault. */
const unlisted = new Set(['/thanks'])

/** @returns 1 when a page is not as it should be */
export async function main(args: readonly string[]): Promise<number> {
  const named = args.filter((arg) => arg.startsWith('/'))
  const every = listPages().filter((page) => !unlisted.has(page))
  const wanted = args.includes('--all') ? every : named.length > 0 ? named : kinds
  const pages = wanted.filter((page) => every.includes(page))
  const [site, chromium] = [await startSite(), await startLighthouse()]
  const problems: string[] = wanted.filter((page) => !pages.includes(page)).map((page) => `${page} is no page.`)
  let failed = problems.length
  try {
    for (const page of pages) {
      const verdict = await judgePage(page, (categories) => chromium.measure(site.url + page, categories))
      console.log(`${verdict.problems.length === 0 ? '✓' : '✗'} ${verdict.line}`)
      if (verdict.problems.length > 0) failed += 1
      problems.push(...verdict.problems)
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
