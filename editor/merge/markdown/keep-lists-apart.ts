import type { Piece } from './merge-sequence'

/** The marker at the start of a list. */
const MARK = /^(?:([-*+])|\d{1,9}([.)]))(?=[ \t\n]|$)/

/**
 * Keeps two consecutive lists apart, which would be one if they had the same marker: the new one gets another marker,
 * or the second if both existed before something between them was removed.
 */
export function keepListsApart(first: Piece, second: Piece): [first: string, second: string] {
  const [mark, other] = [markOf(first.source), markOf(second.source)]
  if (mark === undefined || mark !== other) return [first.source, second.source]
  return first.isOld || !second.isOld
    ? [first.source, withMark(second.source, mark)]
    : [withMark(first.source, mark), second.source]
}

function markOf(source: string): string | undefined {
  const found = MARK.exec(source)
  return found?.[1] ?? found?.[2]
}

function withMark(source: string, mark: string): string {
  const instead = { '-': '*', '*': '-', '+': '-', '.': ')', ')': '.' }[mark] ?? mark
  const items = mark === '.' || mark === ')' ? /^(\d{1,9})[.)](?=[ \t\n]|$)/gm : /^()[-*+](?=[ \t\n]|$)/gm
  return source.replace(items, `$1${instead}`)
}
