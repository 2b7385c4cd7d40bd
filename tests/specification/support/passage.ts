import { type Element, findAll } from './elements'
import { textOf } from './text'

/** A statement of the specification, with patterns for its wording on a page. */
export interface Statement {
  statement: string
  /** Paths of the pages that may contain it. */
  pages: string[]
  /** Patterns that must all match within one passage. */
  patterns: RegExp[]
  /** The maximum length of the passage in characters; by default 450, which is a few sentences. */
  within?: number
}

const texts = new WeakMap<Element, string[]>()

/**
 * Returns the texts of all elements, shortest first. They are cached, because many statements are looked for on one
 * page.
 */
function passagesOf(root: Element): string[] {
  const known = texts.get(root)
  if (known) return known
  const found = [...new Set([root, ...findAll(root, '*')].map((element) => textOf(element)))]
  found.sort((a, b) => a.length - b.length)
  texts.set(root, found)
  return found
}

/**
 * Returns the shortest text of an element in which every pattern matches; undefined if there is none. Texts longer than
 * `within` do not count, because words that are far apart on a page do not make a statement.
 */
export function findPassage(root: Element, patterns: RegExp[], within = 450): string | undefined {
  return passagesOf(root).find((text) => text.length <= within && patterns.every((pattern) => pattern.test(text)))
}
