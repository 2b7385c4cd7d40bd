import { median } from './judge-page'

/** What `wrk` counted. */
export interface Load {
  perSecond: number
  /** All responses of the run. */
  answers: number
  /** Responses with a status of 400 or more, and connections that failed. */
  wrong: number
}

/**
 * Reads what `wrk` prints.
 * @throws if a number is missing
 */
export function readWrk(text: string): Load {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1])
  const answers = Number(/(\d+) requests in/.exec(text)?.[1])
  if (!Number.isFinite(perSecond + answers)) throw new Error(`wrk printed no numbers. It said: ${text}`)
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0)
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? []
  return { perSecond, answers, wrong: broken.map(Number).reduce((sum, count) => sum + count, refused) }
}

/** Smallest, middle and largest number, as a table shows them. */
export function spread(numbers: readonly number[], digits = 0): string {
  const shown = [Math.min(...numbers), median(numbers), Math.max(...numbers)]
  return shown.map((number) => number.toLocaleString('en-GB', { maximumFractionDigits: digits })).join(' / ')
}
