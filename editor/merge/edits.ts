/** The replacement of a range of a text. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Applies edits that do not overlap. Insertions at one offset keep their order, and come before a replacement there.
 * @param from,to the part of the text to return; edits have offsets in the whole text
 */
export function applyEdits(text: string, edits: readonly Edit[], from = 0, to = text.length): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start || Number(a.end > a.start) - Number(b.end > b.start))
  let result = ''
  let offset = from
  for (const { start, end, text: replacement } of sorted) {
    result += text.slice(offset, start) + replacement
    offset = Math.max(offset, end)
  }
  return result + text.slice(offset, to)
}

/**
 * Applies edits to a text that may have `\r\n` line endings. Unedited lines keep their endings, and new lines end like
 * the first one.
 * @param edits edits of the same text with `\n` line endings only
 */
export function applyToLines(text: string, edits: readonly Edit[]): string {
  if (!text.includes('\r\n')) return applyEdits(text, edits)
  const usesCrlf = /^[^\n]*\r\n/.test(text)
  const removed: number[] = []
  for (const { index } of text.matchAll(/\r\n/g)) removed.push(index - removed.length)
  /**
   * Returns the offset in the given text. An offset before `\n` is before `\r\n`, so an edit keeps this line ending.
   */
  const original = (offset: number) => offset + countBelow(removed, offset)
  return applyEdits(
    text,
    edits.map((edit) => ({
      start: original(edit.start),
      end: original(edit.end),
      text: usesCrlf ? edit.text.replaceAll('\n', '\r\n') : edit.text,
    })),
  )
}

/** Counts the numbers of a sorted list that are below a limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the offset of the start of the line that contains an offset. */
export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1
}

/** Returns the offset of the first line ending at or after an offset, or of the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}

/** Indents every line that is not empty, except the first. */
export function indentRest(text: string, indent: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`)
}
