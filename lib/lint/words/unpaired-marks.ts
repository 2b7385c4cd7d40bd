import type { Word } from './words-of'

/** A bracket or a quotation mark, and its missing partner. */
export interface UnpairedMark extends Word {
  partner: string
}

const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '”': '“' }
const closingOf: Readonly<Record<string, string>> = { '(': ')', '[': ']', '“': '”' }

/**
 * Matches brackets and quotation marks to ignore: those of tokens, link targets, emoticons, intervals such as `(0, 1]`,
 * and quotations in other styles, such as „…“.
 */
const ignored = /[”„][^“”„\n]{1,200}[“”]|\]\([^\n]*|\{[^{}]*\}|[:;]-?[()]|[([]\s*[−-]?[\d.]+,\s*[−-]?[\d.]+\s*[)\]]/g

/** Whether a file may have a bracket or a quotation mark without its partner: a quick look at all of it. */
export function mayBeUnbalanced(text: string): boolean {
  const marks = text.match(/[()[\]“”]/g)?.join('') ?? ''
  return Object.entries(openingOf).some(([close, open]) => marks.split(close).length !== marks.split(open).length)
}

/**
 * Finds the first bracket or quotation mark of a text without its partner, and that partner. Labels such as `a)` need
 * none.
 */
export function findUnpairedMark(text: string): UnpairedMark | undefined {
  const plain = text.replace(ignored, (found) => ' '.repeat(found.length))
  const open: Word[] = []
  for (const { 0: mark, index } of plain.matchAll(/[()[\]“”]/g)) {
    const partner = openingOf[mark]
    if (partner === undefined) open.push({ text: mark, index })
    else if (open.at(-1)?.text === partner) open.pop()
    else if (
      mark === ')' &&
      /(?:^|[\s,])(?:\p{L}|\d{1,3}|[ivx]{2,3})$/iu.test(plain.slice(Math.max(0, index - 4), index))
    )
      continue
    else return { text: mark, index, partner }
  }
  const [first] = open
  return first && { ...first, partner: closingOf[first.text] ?? '' }
}
