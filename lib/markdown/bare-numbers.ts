import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Problem } from '../errors'
import { tokenPattern } from '../facts/fill'

/** What may stand in figures: a token, a day such as 2026-01-31 or 31 January 2026, a section or clause that is referred to. */
const allowed = [
  tokenPattern,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g,
  /\b(?:section|clause)s? \d+(?:\.\d+)?\b/gi,
]

/**
 * Finds figures that stand in a text itself. In a legal text each has to be a token, or two pages could promise two things.
 * @param tree of a text before its tokens are filled
 */
export function bareNumbers(tree: Root, file: string): Problem[] {
  const problems: Problem[] = []
  visit(tree, ['text', 'inlineCode'], (node) => {
    if (!('value' in node)) return
    // Of equal length, so that a figure's line can still be counted.
    const rest = allowed.reduce((text, pattern) => text.replace(pattern, (hit) => ' '.repeat(hit.length)), node.value)
    for (const { 0: number, index } of rest.matchAll(/\d+(?:[.,]\d+)*%?/g)) {
      const line = (node.position?.start.line ?? 0) + rest.slice(0, index).split('\n').length - 1
      problems.push({
        file,
        line,
        what: `“${number}” stands here as a figure of its own.`,
        fix: 'Name it in content/facts.yml and write its token here: {{terms.…}}.',
      })
    }
  })
  return problems
}
