import { attribute, type Element, elementsOf, type Node } from './html'

/**
 * How a page is shipped: `static` without the framework, `interactive` with the framework loaded late, `plain` as Next
 * exports it.
 */
export type Kind = 'static' | 'interactive' | 'plain'

/**
 * The attribute that gives the kind of a page, on the site's own inline script. A test looks for it, because Next
 * silently ignores a broken adapter.
 */
export const MARK = 'data-ship'

/** The attribute with the addresses that the loader inserts, in this order: the payload must come before React. */
export const FILES = 'data-files'

/**
 * The folder that contains the tools' folder, whose name is a hash, so that browsers may cache its files for a year.
 */
export const TOOLS_PARENT = '_next/static/client'

/** Returns the site's own inline script, which carries the mark; undefined before the page is classified. */
export function markOf(nodes: readonly Node[]): Element | undefined {
  return elementsOf(nodes, 'script').find((script) => attribute(script, MARK) !== undefined)
}

/** Returns the kind of a page. @throws if the page has not been classified */
export function kindOf(nodes: readonly Node[], page: string): Kind {
  const mark = markOf(nodes)
  const kind = mark && attribute(mark, MARK)
  if (kind === 'static' || kind === 'interactive' || kind === 'plain') return kind
  throw new Error(`out/${page} has no kind. The step classify must run before this one.`)
}
