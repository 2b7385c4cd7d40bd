import { all, type Element } from './elements'
import { textOf } from './text'

/** A statement of the specification in the words that may carry it. */
export interface Statement {
  statement: string
  /** Paths of the pages that may contain it. */
  pages: string[]
  /** Each has to match within one passage. */
  patterns: RegExp[]
  /** Characters of the passage at most; a few sentences by default. */
  within?: number
}

const texts = new WeakMap<Element, string[]>()

/** The texts of all elements, the shortest first. Read once: one page is asked for many statements. */
function passagesOf(root: Element): string[] {
  const known = texts.get(root)
  if (known) return known
  const found = [...new Set([root, ...all(root, '*')].map((element) => textOf(element)))]
  found.sort((a, b) => a.length - b.length)
  texts.set(root, found)
  return found
}

/**
 * The shortest text of one element in which every pattern matches: all of them together make the statement, so words
 * that lie far apart on a page do not count.
 */
export function findPassage(root: Element, patterns: RegExp[], within = 450): string | undefined {
  return passagesOf(root).find((text) => text.length <= within && patterns.every((pattern) => pattern.test(text)))
}
