import { type Difference, type Interval, verdictOf } from './statistics'

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054

/**
 * Returns the 95% interval of a share of people, such as 11 of 12. It stays between 0 and 1, and has a width even for 12 of 12.
 * @returns `undefined` for 0 of 0
 * @source Wilson (1927), Probable inference, the law of succession, and statistical inference, JASA 22, 209–212
 */
export function shareInterval(count: number, of: number): Interval | undefined {
  if (of === 0) return undefined
  const [share, z2] = [count / of, Z ** 2 / of]
  const middle = (share + z2 / 2) / (1 + z2)
  const margin = (Z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of))) / (1 + z2)
  // For nobody and for everybody the formula gives exactly 0 and 1, except for the last binary digit.
  return { low: count === 0 ? 0 : middle - margin, high: count === of ? 1 : middle + margin }
}

/**
 * Computes the difference between two shares of different people, second minus first.
 * @source Newcombe (1998), Interval estimation for the difference between independent proportions, Statistics in
 * Medicine 17, 873–890, method 10
 */
export function shareDifference(first: [count: number, of: number], second: [count: number, of: number]): Difference {
  const [a, b] = [shareInterval(...first), shareInterval(...second)]
  const [pa, pb] = [first[0] / first[1], second[0] / second[1]]
  const value = pb - pa
  if (!a || !b) return { value, degrees: Number.NaN, verdict: verdictOf(undefined) }
  const interval = {
    low: value - Math.hypot(pb - b.low, a.high - pa),
    high: value + Math.hypot(b.high - pb, pa - a.low),
  }
  return { value, interval, degrees: Number.NaN, verdict: verdictOf(interval) }
}

/**
 * Computes the difference between two shares of the same people, second minus first. It works as for different
 * people, but accounts for the correlation between the two answers of a person, corrected for continuity if it is
 * positive.
 * @param first answers as 1 or 0, one per person, in the same order as `second`; people who lack one of the two are left out
 * @source Newcombe (1998), Improved confidence intervals for the difference between binomial proportions based on
 * paired data, Statistics in Medicine 17, 2635–2650, method 10
 */
export function pairedShareDifference(first: readonly number[], second: readonly number[]): Difference {
  const count = (a: number, b: number) => first.filter((each, person) => each === a && second[person] === b).length
  const [both, onlyFirst, onlySecond, neither] = [count(1, 1), count(1, 0), count(0, 1), count(0, 0)]
  const n = both + onlyFirst + onlySecond + neither
  const [yesA, yesB] = [both + onlyFirst, both + onlySecond]
  const [a, b] = [shareInterval(yesA, n), shareInterval(yesB, n)]
  const [pa, pb] = [yesA / n, yesB / n]
  const value = pb - pa
  if (!a || !b) return { value, degrees: Number.NaN, verdict: verdictOf(undefined) }
  const together = both * neither - onlyFirst * onlySecond
  const spread = Math.sqrt(yesA * (n - yesA) * yesB * (n - yesB))
  const phi = spread === 0 ? 0 : (together > 0 ? Math.max(0, together - n / 2) : together) / spread
  const margin = (one: number, other: number) => Math.sqrt(Math.max(0, one ** 2 - 2 * phi * one * other + other ** 2))
  const interval = { low: value - margin(pb - b.low, a.high - pa), high: value + margin(b.high - pb, pa - a.low) }
  return { value, interval, degrees: Number.NaN, verdict: verdictOf(interval) }
}
