import { attribute, type Element, elementsOf, type Node } from './html'

/**
 * How a page is shipped: `static` has none of the framework's script, `interactive` loads it late, `plain` is as Next
 * exports it.
 */
export type Kind = 'static' | 'interactive' | 'plain'

/** The attribute of the one inline script of a page that says its kind. A test looks for it: Next loses an adapter silently. */
export const MARK = 'data-ship'

/** The site's own inline script in a page, which carries the mark; undefined before the page is classified. */
export function markOf(nodes: readonly Node[]): Element | undefined {
  return elementsOf(nodes, 'script').find((script) => attribute(script, MARK) !== undefined)
}

/** The kind that a page was given. @throws where it has none */
export function kindOf(nodes: readonly Node[], page: string): Kind {
  const mark = markOf(nodes)
  const kind = mark && attribute(mark, MARK)
  if (kind === 'static' || kind === 'interactive' || kind === 'plain') return kind
  throw new Error(`out/${page} has no kind. The step classify must run before this one.`)
}
