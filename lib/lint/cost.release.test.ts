import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { manyPages, pageRepeating, withNewSpaces } from '../../tests/fixtures/many-pages'
import { onPart } from '../../tests/fixtures/part-of-site'
import { splitFrontMatter } from '../content/front-matter'
import { lintContent } from './lint-content'

/** Measures processor time in milliseconds, which excludes other work of the machine. */
async function measureTime(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const lint = (files: Record<string, string>) => onPart(withNewSpaces(files), () => measureTime(lintContent))

/**
 * Parses the files with remark alone. They contain tables, so it parses them as GFM; without GFM, remark takes about
 * half the time.
 */
function parseAll(files: Record<string, string>): Promise<number> {
  const bodies = Object.entries(files).map(([file, text]) => splitFrontMatter(file, text).body)
  return measureTime(() => bodies.forEach((body) => void remark().use(remarkGfm).parse(body)))
}

test('on 500 pages, the content lint takes at most three times as long as parsing them', async () => {
  const pages = manyPages(500)
  await lint(manyPages(20))
  // In turn, and the shortest of each, because the speed of a shared machine can change by a third within a minute.
  const [lints, parses]: [number[], number[]] = [[], []]
  for (let round = 0; round < 3; round++) {
    lints.push(await lint(pages))
    parses.push(await parseAll(pages))
  }
  expect(Math.min(...lints) / Math.min(...parses)).toBeLessThan(3)
}, 120_000)

test('2,000 pages take less than 15 seconds of processor time and 600 MB, and no more time for each page than fewer pages do', () => {
  const lintMany = (count: number): { seconds: number; megabytes: number } =>
    JSON.parse(
      execFileSync(process.execPath, ['run-bundled.mjs', 'tests/fixtures/lint-many-pages.ts', String(count)], {
        encoding: 'utf8',
      }),
    )
  const [few, some, many] = [lintMany(27), lintMany(1000), lintMany(2000)]
  expect(many.seconds).toBeLessThan(15)
  expect(many.megabytes).toBeLessThan(600)
  // With quadratic growth the second thousand would take three times as long as the first.
  expect((many.seconds - some.seconds) / (some.seconds - few.seconds)).toBeLessThan(1.5)
}, 300_000)

/** Measures the content lint on a page whose only paragraph repeats the same text this many times. */
const paragraphOf = (piece: string, count: number) =>
  onPart(withNewSpaces(pageRepeating(piece, count)), () => measureTime(lintContent), { legal: [] })

test.each([
  ['**', 2000],
  ['in 3 weeks ', 1000],
  ['zzxq zzxq ', 1000],
  ['](', 1500],
] as const)(
  'a paragraph with ten times as many of “%s” takes about ten times as long, not a hundred times',
  async (piece, count) => {
    await paragraphOf(piece, 100)
    // The faster of two runs: a garbage collection may slow down the other.
    const best = async (times: number) => Math.min(await paragraphOf(piece, times), await paragraphOf(piece, times))
    expect((await best(10 * count)) / (await best(count))).toBeLessThan(14)
  },
  120_000,
)
