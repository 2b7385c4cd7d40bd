import { expect, test } from '@jest/globals'
import { normal, seededRandom } from '../../../lib/images/headline/random'
import { pairedShareDifference, shareDifference, shareInterval } from './proportions'
import { estimate, meanOf, pairedDifference, welchDifference } from './statistics'
import { studentT } from './student-t'

test.each([
  [1, 12.7062047362],
  [1.5, 6.0166631044],
  [2, 4.3026527297],
  [5, 2.5705818356],
  [11, 2.2009851601],
  [18.3, 2.0984560198],
  [22, 2.0738730679],
  [120, 1.9799304051],
  [100_000, 1.9599878],
])('the t of %d degrees of freedom matches published tables', (degrees, expected) => {
  expect(studentT(degrees)).toBeCloseTo(expected, 6)
})

test('intervals at levels other than 95% are possible', () => {
  expect(studentT(1, 0.01)).toBeCloseTo(63.6567411629, 5)
  expect(studentT(10, 0.1)).toBeCloseTo(1.8124611228, 8)
})

test('mean, standard deviation and interval match a calculation by hand', () => {
  // Squares 5.76 + 2.56 + .16 + 6.76 + 1.96 = 17.2, variance 4.3, standard error sqrt(.86), t with 4 degrees of freedom 2.7764.
  const { mean, sd, n, interval } = estimate([3, 7, 5, 8, Number.NaN, 2 + 2])
  expect([mean, n]).toEqual([5.4, 5])
  expect(sd).toBeCloseTo(Math.sqrt(4.3), 12)
  expect(interval?.low).toBeCloseTo(5.4 - 2.7764451 * Math.sqrt(4.3 / 5), 5)
})

test('one value has no interval, and no values have no mean', () => {
  expect(estimate([4])).toEqual({ mean: 4, sd: Number.NaN, n: 1 })
  expect(estimate([Number.NaN])).toEqual({ mean: Number.NaN, sd: Number.NaN, n: 0 })
  expect(meanOf([])).toBeNaN()
  expect(estimate([4, 4]).interval).toEqual({ low: 4, high: 4 })
})

test('the interval of Welch’s test matches other programs', () => {
  // scipy 1.17: ttest_ind(b, a, equal_var=False).confidence_interval()
  const { value, interval, degrees, verdict } = welchDifference([11.2, 9.4, 14.8, 7.7, 12.1], [19.3, 15.5, 22, 13.9])
  expect(value).toBeCloseTo(6.635, 12)
  expect(degrees).toBeCloseTo(5.402920402820145, 10)
  expect(interval?.low).toBeCloseTo(1.1172740374, 8)
  expect(interval?.high).toBeCloseTo(12.1527259626, 8)
  expect(verdict).toBe('second is higher')
})

test('swapping the two sides reverses the difference', () => {
  const [a, b] = [
    [1, 4, 2, 8],
    [9, 7, 11],
  ]
  const forward = welchDifference(a, b)
  const reversed = welchDifference(b, a)
  expect(reversed.value).toBe(-forward.value)
  expect(reversed.interval?.low).toBeCloseTo(-(forward.interval?.high as number), 12)
  expect([forward.verdict, reversed.verdict]).toEqual(['second is higher', 'first is higher'])
})

test('an uncertain difference counts as not shown, and so does one that cannot be computed', () => {
  expect(welchDifference([1, 5, 3], [2, 6, 4]).verdict).toBe('not shown to differ')
  expect(welchDifference([1], [2, 6, 4])).toEqual({ value: 3, degrees: Number.NaN, verdict: 'not shown to differ' })
  expect(welchDifference([0.3, 0.3], [0.1 + 0.2, 0.1 + 0.2]).verdict).toBe('not shown to differ')
  expect(welchDifference([2, 2], [2, 2, 2])).toMatchObject({ value: 0, degrees: 3, verdict: 'not shown to differ' })
})

test('if the same people saw both versions, their own differences count, and people who lack one value are left out', () => {
  // scipy 1.17: ttest_rel([5, 7, 9, 4], [3, 6, 4, 4])
  const { value, interval, degrees } = pairedDifference([3, 6, 4, Number.NaN, 4], [5, 7, 9, 8, 4])
  expect([value, degrees]).toEqual([2, 3])
  expect(interval?.low).toBeCloseTo(-1.4374348819, 8)
  expect(pairedDifference([1], [2])).toEqual({ value: 1, degrees: Number.NaN, verdict: 'not shown to differ' })
})

test('the interval contains the true value as often as it claims', () => {
  const random = seededRandom(3)
  const draw = (n: number, spread: number) => Array.from({ length: n }, () => spread * normal(random))
  const runs = 2000
  let covered = 0
  for (let run = 0; run < runs; run++) {
    const { interval } = welchDifference(draw(12, 1), draw(8, 3))
    if (interval && interval.low <= 0 && interval.high >= 0) covered++
  }
  // Two standard errors of a share of 95% in 2,000 runs are one point.
  expect(covered / runs).toBeGreaterThan(0.94)
  expect(covered / runs).toBeLessThan(0.96)
})

test('the interval of a share matches other programs, and never leaves 0 to 1', () => {
  // scipy 1.17: binomtest(11, 12).proportion_ci(method='wilson')
  expect(shareInterval(11, 12)?.low).toBeCloseTo(0.6461200889, 9)
  expect(shareInterval(11, 12)?.high).toBeCloseTo(0.9851349056, 9)
  expect(shareInterval(12, 12)).toEqual({ low: expect.closeTo(0.7575059933, 9), high: 1 })
  expect(shareInterval(0, 12)?.low).toBe(0)
  expect(shareInterval(0, 0)).toBeUndefined()
})

// Newcombe (1998), Statistics in Medicine 17, 873–890, table II, method 10, contrasts (a) to (h), to its four decimals.
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('the difference between %d of %d and %d of %d matches Newcombe', (yes, of, otherYes, otherOf, low, high) => {
  const { value, interval } = shareDifference([otherYes, otherOf], [yes, of])
  expect(value).toBeCloseTo(yes / of - otherYes / otherOf, 12)
  expect(interval).toEqual({ low: expect.closeTo(low, 4), high: expect.closeTo(high, 4) })
})

test('a difference between two shares is shown if its interval excludes 0, and not shown if all agree', () => {
  expect(shareDifference([48, 80], [56, 70]).verdict).toBe('second is higher')
  expect(shareDifference([12, 12], [12, 12]).verdict).toBe('not shown to differ')
})

/** Answers of people who said yes to both, to the first alone, to the second alone, and to neither. */
const answers = (...counts: [both: number, first: number, second: number, neither: number]) => {
  const kinds = [
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ] as const
  const people = counts.flatMap((count, kind) => Array.from({ length: count }, () => kinds[kind] as readonly number[]))
  return [people.map(([a]) => a as number), people.map(([, b]) => b as number)] as const
}

test('the difference between two shares of the same people matches Newcombe’s method for pairs', () => {
  // His example 36, 12, 2, 0, by hand: Wilson .8654 to .9890 and .6259 to .8570, phi −24/209.2; method 10: .0569 to .3404.
  const { value, interval, verdict } = pairedShareDifference(...answers(36, 2, 12, 0))
  expect(value).toBeCloseTo(0.2, 12)
  expect(interval?.low).toBeCloseTo(0.0569, 4)
  expect(interval?.high).toBeCloseTo(0.3404, 4)
  expect(verdict).toBe('second is higher')
  // By hand: Wilson .31951 to .80674 and .46770 to .91106; phi (12 − 3 − 12 / 2) / sqrt(7 · 5 · 9 · 3) = .09759.
  const small = pairedShareDifference(...answers(6, 1, 3, 2))
  expect(small.interval?.low).toBeCloseTo(-0.17582, 4)
  expect(small.interval?.high).toBeCloseTo(0.46205, 4)
  expect(small.verdict).toBe('not shown to differ')
})

test('people with only one of two answers are left out of the pairs, and an empty group has no interval', () => {
  const [first, second] = answers(36, 2, 12, 0)
  const longer = pairedShareDifference([...first, 1, Number.NaN], [...second, Number.NaN, 0])
  expect(longer).toEqual(pairedShareDifference(first, second))
  expect(pairedShareDifference([Number.NaN], [1])).toMatchObject({ value: Number.NaN, verdict: 'not shown to differ' })
  // If all answers are the same, there is no correlation.
  expect(pairedShareDifference([1, 1], [1, 1])).toMatchObject({ value: 0, verdict: 'not shown to differ' })
})
