import { expect, test } from '@jest/globals'
import { evaluatePage, evaluateSingleRun, median, performanceBudget } from './evaluate-page'
import type { Run } from './lighthouse'

/** Makes a run with this score for performance, and no other problems. */
const run = (performance: number, rest: Partial<Run> = {}): Run => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  metrics: { 'cumulative-layout-shift': 0 },
  benchmarkIndex: 1533,
  failedAudits: [],
  ...rest,
})

/** Makes a function that returns these runs in sequence, and records each request. */
function runs(list: Run[]) {
  const requested: (string[] | undefined)[] = []
  const slowdowns: (number | undefined)[] = []
  const measure = async (categories?: string[], slowdown?: number) => {
    requested.push(categories)
    slowdowns.push(slowdown)
    return list[requested.length - 1] as Run
  }
  return { requested, slowdowns, measure }
}

test('prose pages must score 100 for performance, and other pages 98', () => {
  const pages = ['/about', '/cases', '/docs/rest', '/terms', '/', '/contact', '/pricing', '/cases/galaxy']
  expect(pages.map(performanceBudget)).toEqual([100, 100, 100, 100, 98, 98, 98, 98])
})

test('three runs with a median within the budget are enough, and only the first measures everything', async () => {
  const { requested, measure } = runs([run(97), run(99), run(98)])
  expect((await evaluatePage('/', measure)).problems).toEqual([])
  expect(requested).toEqual([undefined, ['performance'], ['performance']])
})

test('a page that fails a round, as on a busy machine, is measured again', async () => {
  const { requested, measure } = runs([run(80), run(97), run(100), run(99), run(90), run(100)])
  expect((await evaluatePage('/', measure)).problems).toEqual([])
  expect(requested).toHaveLength(6)
})

test('a machine half as fast as expected is throttled half as much after a failed round, which is reported', async () => {
  const slow = { benchmarkIndex: 1533 / 2 }
  const { slowdowns, measure } = runs([run(90, slow), run(90, slow), run(90, slow), run(100), run(100), run(100)])
  const { line, problems } = await evaluatePage('/terms', measure)
  expect(slowdowns).toEqual([undefined, 4, 4, 2, 2, 2])
  expect(problems).toEqual([])
  expect(line).toMatch(/processor slowed down by a factor of 2\.0 in the last round$/)
})

test('a page that fails three rounds fails, however good single runs are', async () => {
  const round = [run(100), run(99, { failedAudits: ['performance: Too slow, 1 s'] }), run(99)]
  const { requested, measure } = runs([...round, ...round, ...round])
  expect((await evaluatePage('/terms', measure)).problems).toEqual([
    '/terms scores 100, 99, 99 for performance; the median must be at least 100.',
    '  performance: Too slow, 1 s',
  ])
  expect(requested).toHaveLength(9)
})

test('one lost point in another category fails, and so does more layout shift than late fonts cause in most runs of each round', async () => {
  const lowContrast = run(100, { scores: { performance: 100, accessibility: 99, 'best-practices': 100, seo: 100 } })
  expect((await evaluatePage('/', runs([lowContrast, run(100), run(100)]).measure)).problems).toEqual([
    '/ scores 99 out of 100 for accessibility.',
  ])
  const moving = run(100, { metrics: { 'cumulative-layout-shift': 0.01 } })
  const round = [moving, run(100), moving]
  expect((await evaluatePage('/', runs([...round, ...round, ...round]).measure)).problems).toEqual([
    '/ has a layout shift of 0.010 while it loads; it must be at most 0.005.',
  ])
  expect((await evaluatePage('/', runs([run(100), moving, run(100)]).measure)).problems).toEqual([])
  const lateFonts = run(100, { metrics: { 'cumulative-layout-shift': 0.002 } })
  expect((await evaluatePage('/', runs([lateFonts, lateFonts, lateFonts]).measure)).problems).toEqual([])
})

test('a median is one of the values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2)
  expect(median([])).toBeNaN()
})

test('in a single load, a page must score 100 in each category, and the report lists the audits that cost points', () => {
  const categories = ['best-practices', 'seo']
  expect(evaluateSingleRun('/about', run(12), categories).problems).toEqual([])
  const withoutDescription = run(100, {
    scores: { 'best-practices': 100, seo: 92 },
    failedAudits: ['seo: Page has no description'],
  })
  expect(evaluateSingleRun('/about', withoutDescription, categories).problems).toEqual([
    '/about scores 92 out of 100 for seo.',
    '  seo: Page has no description',
  ])
  expect(evaluateSingleRun('/about', run(100, { scores: {} }), categories).problems).toHaveLength(2)
})
