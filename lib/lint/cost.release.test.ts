import { expect, test } from '@jest/globals'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { inContentFolder } from '../../tests/fixtures/content-folder'
import { manyPages, manyTimes } from '../../tests/fixtures/many-pages'
import { splitFrontMatter } from '../content/front-matter'
import { lintContent } from './lint-content'

/** Processor time in milliseconds: what else this machine does is not in it. */
async function cost(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const doctorOn = (files: Record<string, string>) => inContentFolder(files, () => cost(lintContent))

/** What remark alone takes for them: they hold tables, and so are written in GFM. Without it remark takes about half. */
const parseAll = (files: Record<string, string>) => {
  const bodies = Object.entries(files).map(([file, text]) => splitFrontMatter(file, text).body)
  const parse = () => bodies.forEach((body) => void remark().use(remarkGfm).parse(body))
  return cost(parse).then(async (first) => Math.min(first, await cost(parse)))
}

test('on 500 pages the doctor costs at most three times a bare parse of them, and grows with their number only', async () => {
  const [half, all] = [manyPages(250), manyPages(500)]
  await doctorOn(manyPages(20))
  const [bare, doctorOnHalf, doctorOnAll] = [await parseAll(all), await doctorOn(half), await doctorOn(all)]
  expect(doctorOnAll / bare).toBeLessThan(3)
  expect(doctorOnAll / doctorOnHalf).toBeLessThan(2.5)
}, 120_000)

/** What the doctor takes for one page whose only paragraph says the same so many times. */
const paragraphOf = (piece: string, count: number) =>
  inContentFolder(manyTimes(piece, count), () => cost(lintContent), { legal: [] })

test.each([
  ['**', 2000],
  ['in 3 weeks ', 1000],
  ['zzxq zzxq ', 1000],
  ['](', 1500],
] as const)(
  'a paragraph with ten times as many of “%s” costs about ten times as much, and not a hundred times',
  async (piece, count) => {
    await paragraphOf(piece, 100)
    // The quicker of two: where memory is cleared up in between, the other one pays for it.
    const best = async (times: number) => Math.min(await paragraphOf(piece, times), await paragraphOf(piece, times))
    expect((await best(10 * count)) / (await best(count))).toBeLessThan(14)
  },
  120_000,
)
