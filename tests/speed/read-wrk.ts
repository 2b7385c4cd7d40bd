import { median } from './evaluate-page'

/** The counts of one run of `wrk`. */
export interface Load {
  perSecond: number
  /** All responses of the run. */
  responses: number
  /** Responses with a status of 400 or more, and connections that failed. */
  errors: number
}

/**
 * Parses the output of `wrk`.
 * @throws if a number is missing
 */
export function readWrk(text: string): Load {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1])
  const responses = Number(/(\d+) requests in/.exec(text)?.[1])
  if (!Number.isFinite(perSecond + responses)) throw new Error(`wrk printed no numbers. Its output: ${text}`)
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0)
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? []
  return { perSecond, responses, errors: broken.map(Number).reduce((sum, count) => sum + count, refused) }
}

/** Formats the minimum, median and maximum for a table. */
export function spread(numbers: readonly number[], digits = 0): string {
  const shown = [Math.min(...numbers), median(numbers), Math.max(...numbers)]
  return shown.map((number) => number.toLocaleString('en-GB', { maximumFractionDigits: digits })).join(' / ')
}
