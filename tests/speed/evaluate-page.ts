import { pageBudgets } from '../../build/budgets'
import type { Run } from './lighthouse'
import { SLOWDOWN, slowdownFor } from './slow-phone'

/** The result of a page: a one-line summary, and its problems. */
interface PageResult {
  line: string
  problems: string[]
}

/** The score of a page is the median of this many runs. */
const RUNS_PER_ROUND = 3

/** The maximum number of rounds; a failed round is repeated, because the machine may have been busy for a minute. */
const MAX_ROUNDS = 3

/** The categories whose score must be 100 on every page. */
const perfectCategories = ['accessibility', 'best-practices', 'seo']

/**
 * The layout shift that a page may have, 0 to two decimals. Fonts that arrive after the first paint move words, which
 * counts as up to 0.002.
 */
const MAX_SHIFT = 0.005

/** Returns the required performance score: 100 for prose, 98 for other pages. */
export function performanceBudget(page: string): number {
  return pageBudgets.find(({ pages }) => pages.test(page))?.name === 'prose' ? 100 : 98
}

/**
 * Measures a page three times and takes the median. A failed round is repeated as a whole, at most twice: other work on
 * the machine makes a page seem slower than it is, but a fault in the page fails every round. A repeated round takes
 * into account how fast the machine was in those before, because a fourfold slowdown is right for Lighthouse's
 * reference machine but too much for a slower one.
 * @param measure called once for all categories, and then only for performance
 */
export async function evaluatePage(
  page: string,
  measure: (categories?: string[], slowdown?: number) => Promise<Run>,
): Promise<PageResult> {
  const budget = performanceBudget(page)
  const first = await measure()
  const runs = [first]
  const problems = lowScores(page, first, perfectCategories)
  let roundProblems: string[] = []
  let slowdown = SLOWDOWN
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    if (round > 1) slowdown = slowdownFor(median(runs.map(({ benchmarkIndex }) => benchmarkIndex)))
    while (runs.length < round * RUNS_PER_ROUND) runs.push(await measure(['performance'], slowdown))
    roundProblems = problemsOfRound(page, runs.slice(-RUNS_PER_ROUND), budget)
    if (roundProblems.length === 0) break
  }
  problems.push(...roundProblems)
  const failedAudits =
    problems.length > 0 ? [...new Set(runs.flatMap((run) => run.failedAudits))].map((text) => `  ${text}`) : []
  const points = runs.map(({ scores }) => scores.performance ?? 0)
  return { line: lineOf(page, runs, points) + slowdownNote(slowdown), problems: [...problems, ...failedAudits] }
}

/** Reports the problems of one load in these categories, each of which must be 100. */
export function evaluateSingleRun(page: string, run: Run, categories: readonly string[]): PageResult {
  const problems = lowScores(page, run, categories)
  const points = categories.map((name) => `${name} ${run.scores[name]}`).join('  ')
  const failedAudits = problems.length > 0 ? [...new Set(run.failedAudits)].map((text) => `  ${text}`) : []
  return { line: `${page.padEnd(34)} ${points}`, problems: [...problems, ...failedAudits] }
}

const lowScores = (page: string, { scores }: Run, categories: readonly string[]) =>
  categories
    .filter((name) => scores[name] !== 100)
    .map((name) => `${page} scores ${scores[name]} out of 100 for ${name}.`)

/** Lists the problems of a page, judged by the medians of one round. */
function problemsOfRound(page: string, round: readonly Run[], budget: number): string[] {
  const points = round.map(({ scores }) => scores.performance ?? 0)
  const shift = median(round.map(({ metrics }) => metrics['cumulative-layout-shift'] ?? Number.NaN))
  const problems: string[] = []
  if (!(median(points) >= budget)) {
    problems.push(`${page} scores ${points.join(', ')} for performance; the median must be at least ${budget}.`)
  }
  if (!(shift <= MAX_SHIFT))
    problems.push(`${page} has a layout shift of ${shift.toFixed(3)} while it loads; it must be at most ${MAX_SHIFT}.`)
  return problems
}

function lineOf(page: string, runs: readonly Run[], points: readonly number[]): string {
  const others = perfectCategories.map((name) => runs[0]?.scores[name]).join(' ')
  const ms = (name: string) => median(runs.map(({ metrics }) => metrics[name] ?? NaN)).toFixed(0)
  const times = `FCP ${ms('first-contentful-paint')}, LCP ${ms('largest-contentful-paint')}, TBT ${ms('total-blocking-time')} ms`
  return `${page.padEnd(34)} performance ${points.join(' ')}  others ${others}  ${times}`
}

/** Describes the slowdown; empty if the default was used. */
const slowdownNote = (slowdown: number) =>
  slowdown === SLOWDOWN ? '' : `, processor slowed down by a factor of ${slowdown.toFixed(1)} in the last round`

/** Returns the median; for an even number of values, the lower of the two in the middle. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN
}
