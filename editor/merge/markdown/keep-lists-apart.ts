import type { Piece } from './merge-sequence'

/** The marker at the start of a list. */
const MARKER = /^(?:([-*+])|\d{1,9}([.)]))(?=[ \t\n]|$)/

/**
 * Returns the sources of two consecutive parts. Two lists with the same marker would be one, so the new one gets
 * another marker; the second does if both are new, or if both existed before and something between them was removed.
 */
export function keepListsApart(first: Piece, second: Piece): [first: string, second: string] {
  const [marker, other] = [markerOf(first.source), markerOf(second.source)]
  if (marker === undefined || marker !== other) return [first.source, second.source]
  return first.isOld || !second.isOld
    ? [first.source, withOtherMarker(second.source, marker)]
    : [withOtherMarker(first.source, marker), second.source]
}

function markerOf(source: string): string | undefined {
  const found = MARKER.exec(source)
  return found?.[1] ?? found?.[2]
}

function withOtherMarker(source: string, marker: string): string {
  const other = { '-': '*', '*': '-', '+': '-', '.': ')', ')': '.' }[marker] ?? marker
  const items = marker === '.' || marker === ')' ? /^(\d{1,9})[.)](?=[ \t\n]|$)/gm : /^()[-*+](?=[ \t\n]|$)/gm
  return source.replace(items, `$1${other}`)
}
