import { median } from './judge-page'

/** What `wrk` counted. */
export interface Load {
  perSecond: number
  /** Milliseconds in which 99 of 100 answers were there. */
  p99Ms: number
  /** Answers with a status of 400 or more, and connections that failed. */
  wrong: number
}

/** Milliseconds of a unit that wrk prints. */
const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/**
 * Reads what `wrk --latency` prints.
 * @throws when a number is missing
 */
export function readWrk(text: string): Load {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1])
  const [, value, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? []
  const p99Ms = Number(value) * (units[unit] ?? Number.NaN)
  if (!Number.isFinite(perSecond + p99Ms)) throw new Error(`wrk printed no numbers. It said: ${text}`)
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0)
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? []
  return { perSecond, p99Ms, wrong: broken.map(Number).reduce((sum, count) => sum + count, refused) }
}

/** Smallest, middle and largest number, as a table shows them. */
export function spread(numbers: readonly number[], digits = 0): string {
  const shown = [Math.min(...numbers), median(numbers), Math.max(...numbers)]
  return shown.map((number) => number.toLocaleString('en-GB', { maximumFractionDigits: digits })).join(' / ')
}
