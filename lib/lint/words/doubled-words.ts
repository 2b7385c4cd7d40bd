import type { Word } from './words-of'

/** Words that may correctly be doubled in English: “had had”, “that that”. */
const allowed = new Set(['had', 'that'])

const doubled = /(?<![\p{L}\p{N}'’-])(\p{L}+)(\s+)\1(?![\p{L}\p{N}'’-])/giu

/** Finds words that are repeated; the location is that of the second. */
export function doubledWords(text: string): Word[] {
  return [...text.matchAll(doubled)]
    .filter(([, first = '']) => !allowed.has(first.toLowerCase()))
    .map(({ 1: first = '', 2: gap = '', index }) => ({ text: first, index: index + first.length + gap.length }))
}
