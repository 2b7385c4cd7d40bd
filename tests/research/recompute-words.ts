// Formats numbers independently of the pages, without importing anything from the site.
import type { RecomputedCase } from './recompute-case'
import type { Printed } from './recompute-printed'

const RISES = /^(engagement|impact|excitement|happiness|surprise|sadness|anger|disgust|fear|contempt)$/

/** Whether a figure has a plus sign if it is above zero. */
const isSigned = (token: string) =>
  token.startsWith('difference.') || RISES.test(token.slice(2)) || token.includes('.after.')

/** Formats a number as a page does. */
export function written(value: number, decimals: number, signed: boolean): string {
  const digits = Math.abs(value).toLocaleString('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const isZero = Number(digits.replaceAll(',', '')) === 0
  return `${isZero ? '' : value < 0 ? '−' : signed ? '+' : ''}${digits}`
}

/** Returns the unit after a number, such as `%` or ` points`. */
function unitOf(token: string, one: boolean): string {
  const name = token.slice(token.indexOf('.') + 1)
  const s = one ? '' : 's'
  if (/^(engagement|elsewhere)$|\.(dwellShare|seen)$/.test(name))
    return token.startsWith('difference.') ? ` point${s}` : '%'
  if (/^(excitement|heartrate)$|\.after\.heartrate$/.test(name)) return ` beat${s} a minute`
  if (/(dwell|firstLook|fixationDuration)$/.test(name)) return ` second${s}`
  return name === 'fixations' ? '' : ` point${s}`
}

/**
 * Formats a figure without and with its unit, and its interval.
 * @throws if there is no figure with this token
 */
export function wordsOf(
  { printed }: RecomputedCase,
  token: string,
): { plain: string; value: string; interval: string } {
  const found = printed.get(token)
  if (!found) throw new Error(`Nothing was recomputed for ${token}. Use the token of a figure.`)
  const { mean, low, high, decimals } = found
  const plain = written(mean, decimals, isSigned(token))
  const range = (value: number | undefined) => written(value ?? Number.NaN, decimals, false)
  return {
    plain,
    value: `${plain}${unitOf(token, decimals === 0 && Math.abs(mean) === 1)}`,
    interval: `${range(low)} to ${range(high)}${unitOf(token, false)}`,
  }
}

/** Returns the version that an interval shows to be higher, from its printed ends; undefined if it includes zero. */
export function sideOf({ low = Number.NaN, high = Number.NaN }: Pick<Printed, 'low' | 'high'>): 'A' | 'B' | undefined {
  if (low > 0) return 'B'
  return high < 0 ? 'A' : undefined
}

/** Returns the value of a token, such as `a.engagement.interval`. */
export function tokenText(recomputed: RecomputedCase, token: string): string {
  const [, figure = '', last] = /^(.*?)(?:\.(interval|verdict|n|of|never))?$/.exec(token) ?? []
  const people = /^([ab])\.people$/.exec(token)
  if (people) return String(recomputed.versions['ab'.indexOf(people[1] ?? '')]?.ids.length)
  if (/^[ab]\.duration$/.test(token)) return `${durationOf(recomputed)} seconds`
  if (last === undefined) return wordsOf(recomputed, figure).value
  if (last === 'interval') return wordsOf(recomputed, figure).interval
  if (last === 'verdict') {
    const side = sideOf(recomputed.printed.get(figure) ?? {})
    return side ? `${side} is higher` : 'not shown to differ'
  }
  return String(recomputed.counts.get(figure)?.[last as 'n' | 'of' | 'never'])
}

/** Returns the seconds until the last sample, rounded. */
export function durationOf({ versions }: RecomputedCase): number {
  const times = versions.flatMap(({ people }) =>
    people.flatMap((samples) => samples.map((each) => each.timestamp_ms ?? 0)),
  )
  return Math.round(times.reduce((max, now) => Math.max(max, now), 0) / 1000)
}
