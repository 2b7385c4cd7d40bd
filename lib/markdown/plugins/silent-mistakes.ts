import type { Root, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Message } from '../../shared/diagnostic'
import { pieceFinder } from '../find-piece'
import { markdownMessages } from '../markdown-messages'
import { type Page, type PagePlugin, report, sourceOf } from '../page'
import { nodesOf } from '../tree'

/** Tells what Markdown draws without a word, but otherwise than its writer meant. */
export const silentMistakes: PagePlugin = (page) => (tree: Root) => {
  for (const node of nodesOf(tree)) {
    if (node.type === 'heading' && /\n\s*(-+|=+)\s*$/.test(sourceOf(page, node)))
      report(page, node, markdownMessages['heading-by-underline'])
    if (node.type === 'text') {
      const mistakes = mistakesIn(node.value)
      const find = mistakes.length > 0 ? pieceFinder(page.source, node, node.value) : undefined
      for (const { message, found, index } of mistakes) report(page, find?.(index, found) ?? node, message, { found })
      tokensOfOneBrace(page, node)
    }
    if (node.type !== 'paragraph') continue
    const text = textOf(node)
    // As it is written: behind a backslash the sign itself is meant.
    if (/^#{1,6}[^\s#]/.test(sourceOf(page, node)))
      report(page, node, markdownMessages['heading-without-space'], { found: text.split('\n')[0]?.slice(0, 60) ?? '' })
    if (/^\s*\|?\s*:?-{2,}:?\s*\|/m.test(text)) report(page, node, markdownMessages['table-not-read'])
    else if (/^[^\S\n]*\|.*\|[^\S\n]*\n[^\S\n]*\|.*\|[^\S\n]*$/m.test(text))
      report(page, node, markdownMessages['table-without-dashes'])
  }
}

/** A dotted name in single braces, of a group that there is: code and examples have other names. */
const oneBrace = /(?<!\{)\{([A-Za-z][\w-]*(?:\.[\w-]+)+)\}(?!\})/g

function tokensOfOneBrace(page: Page, node: Text): void {
  if (!node.value.includes('{')) return
  const groups = new Set([...page.tokens.keys()].map((name) => name.split('.')[0]))
  const find = pieceFinder(page.source, node, node.value)
  for (const { 0: found, 1: name = '', index } of node.value.matchAll(oneBrace))
    if (groups.has(name.split('.')[0]))
      report(page, find(index, found), markdownMessages['token-one-brace'], { found, name })
}

/** What words look like that were meant as more than words. */
const patterns: readonly (readonly [Message, RegExp])[] = [
  [markdownMessages['link-not-read'], /\]\(/g],
  [
    markdownMessages['link-space-between'],
    /!?\[[^[\]]+\][^\S\n]+\((?=\/|#|https?:|mailto:|tel:|[^\s()]+\.[A-Za-z]{2,5}\))[^()\n]*\)?/g,
  ],
  [markdownMessages['link-name-unknown'], /\[[^[\]]+\]\[[^[\]]*\]/g],
  [markdownMessages['placeholder-in-text'], /\[[^[\]]*\bto come\]/g],
]

function mistakesIn(text: string): { message: Message; found: string; index: number }[] {
  // Most texts have no bracket at all.
  if (!text.includes(']')) return []
  return patterns.flatMap(([message, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ message, found, index })),
  )
}
