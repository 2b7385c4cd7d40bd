import type { Placed } from './page'

/**
 * How many signs may stand together without a space, in a text of a page. Addresses are the longest that people write, and
 * browsers, servers and search engines agree on about 2,000. What looks for words and addresses begins anew at each sign of
 * a run, so that its work grows with the square of the run.
 */
export const MOST_TOGETHER = 2000

const run = new RegExp(`\\S{${MOST_TOGETHER + 1}}`)

/** @returns where the first run of signs begins that is too long; `undefined` where there is none */
export function findLongRun(source: string): Placed | undefined {
  for (const [index, line] of source.split('\n').entries()) {
    const found = line.length > MOST_TOGETHER ? line.search(run) : -1
    if (found >= 0) return { position: { start: { line: index + 1, column: found + 1 } } }
  }
  return undefined
}
