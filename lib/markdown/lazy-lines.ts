import type { Placed } from './page'

/**
 * The square of the lines at most that may stand together in a quotation or an item of a list without an empty line: a
 * parser compares each of them with all above it (CommonMark 0.31, lazy continuation lines). 4,400 lines reach it.
 */
const MOST_COMPARED = 20_000_000

const empty = /^[ \t>]*$/
/** An item of a list that begins whatever stands above it; a number other than 1 does not. */
const item = /^(?: {0,3}>)* {0,3}[*+-][ \t]+\S/
const container = /^[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?:[ \t]|$)|\[\^[^\]\n]*\]:)/

/** @returns the first line of the quotation or item whose lines are too many; `undefined` where there is none */
export function findTooManyLines(source: string): Placed | undefined {
  const lines = source.split('\n')
  let compared = 0
  let first: number | undefined
  for (const [index, line] of lines.entries()) {
    if (empty.test(line)) first = undefined
    else if (item.test(line)) first = index
    else if (first === undefined && container.test(line)) first = index
    else if (first !== undefined) compared += 2 * (index - first)
    if (first !== undefined && compared > MOST_COMPARED) return { position: { start: { line: first + 1, column: 1 } } }
  }
  return undefined
}
