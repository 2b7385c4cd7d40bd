import type { PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Word } from './words-of'

/** Words that may correctly be doubled in English: “had had”, “that that”. */
const allowed = new Set(['had', 'that'])

/** Two cells of a pasted table, with a tab between them, may have the same word. */
const doubled = /(?<![\p{L}\p{N}'’[-])(\p{L}+)([^\S\t]+)\1(?![\p{L}\p{N}'’-])/giu

/** Finds words that are repeated; the index is that of the second. */
export function doubledWords(text: string): Word[] {
  return [...text.matchAll(doubled)]
    .filter(([, first = '']) => !allowed.has(first.toLowerCase()) && !/^[B-HJ-Z]$/.test(first))
    .map(({ 1: first = '', 2: gap = '', index }) => ({ text: first, index: index + first.length + gap.length }))
}

/** How many characters are read on each side of an edge: hardly any word is longer. */
const MAX_WORD = 20

/**
 * Finds a word that ends one part of a paragraph and begins the next: `the [the lamp](/lamp)`, with the second part.
 */
export function doubledAcross(parts: readonly PhrasingContent[]): { text: string; node: PhrasingContent }[] {
  return parts.flatMap((node, index) => {
    const before = parts[index - 1]
    // A word in italics may be an example of a word.
    if (!before || [before, node].some(({ type }) => type === 'inlineCode' || type === 'emphasis')) return []
    const pair = `${/\S*\s?$/.exec(textOf(before).slice(-MAX_WORD))?.[0]}${/^\s?\S*/.exec(textOf(node).slice(0, MAX_WORD))?.[0]}`
    const [word] = doubledWords(pair)
    return word ? [{ text: word.text, node }] : []
  })
}
