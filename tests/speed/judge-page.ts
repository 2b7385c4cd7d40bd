import { budgets } from '../../postbuild/checks/budgets'
import type { Run } from './lighthouse'

/** A page's result: what is said of it in one line, and what is wrong. */
export interface Verdict {
  line: string
  problems: string[]
}

/** Runs that reach the budget before a page passes: the median of three is then in it. */
const ENOUGH = 3

/** Runs until a page that never reached it has failed. */
const MOST = 15

/** What must be 100 on every page. */
const whole = ['accessibility', 'best-practices', 'seo']

/** The performance score that a page must have: 100 for prose, 98 where there is more to draw. */
export function performanceBudget(page: string): number {
  return budgets.find(({ pages }) => pages.test(page))?.name === 'prose' ? 100 : 98
}

/**
 * Measures a page until three runs are within its budget, or fifteen are over.
 *
 * Why not simply three: other work on the machine can only make a page look slower than it is, never faster. What the
 * page itself does wrong, it does in every run.
 * @param measure asked for all categories once, and then for performance alone
 */
export async function judgePage(page: string, measure: (categories?: string[]) => Promise<Run>): Promise<Verdict> {
  const budget = performanceBudget(page)
  const runs = [await measure()]
  const reached = () => runs.filter(({ scores }) => (scores.performance ?? 0) >= budget).length
  while (reached() < ENOUGH && runs.length < MOST && ENOUGH - reached() <= MOST - runs.length) {
    runs.push(await measure(['performance']))
  }
  const first = runs[0] as Run
  const points = runs.map(({ scores }) => scores.performance ?? 0)
  const problems = whole
    .filter((name) => first.scores[name] !== 100)
    .map((name) => `${page} has ${first.scores[name]} of 100 for ${name}.`)
  if (reached() < ENOUGH) problems.push(`${page} has ${points.join(', ')} for performance; ${budget} are asked for.`)
  // Fonts that come late on a busy machine move a word here and there; without that, nothing moves.
  const shift = Math.min(...runs.map(({ metrics }) => metrics['cumulative-layout-shift'] ?? Number.NaN))
  if (shift !== 0) problems.push(`${page} moves while it loads: its layout shift is ${shift}.`)
  const lost = problems.length > 0 ? [...new Set(runs.flatMap((run) => run.lost))].map((text) => `  ${text}`) : []
  return { line: lineOf(page, runs, points), problems: [...problems, ...lost] }
}

function lineOf(page: string, runs: readonly Run[], points: readonly number[]): string {
  const others = whole.map((name) => runs[0]?.scores[name]).join(' ')
  const ms = (name: string) => median(runs.map(({ metrics }) => metrics[name] ?? NaN)).toFixed(0)
  const times = `FCP ${ms('first-contentful-paint')}, LCP ${ms('largest-contentful-paint')}, TBT ${ms('total-blocking-time')} ms`
  return `${page.padEnd(34)} performance ${points.join(' ')}  others ${others}  ${times}`
}

/** The middle one; of an even number the lower of the two in the middle. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN
}
