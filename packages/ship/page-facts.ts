import { attribute, elementsOf, type Node } from './html'
import { FILES, markOf } from './mark'

/** The facts about a page that decide which scripts it needs. */
export interface PageFacts {
  /** Its file in `out/`, such as `about.html`. */
  file: string
  /** Whether an element has this attribute. */
  has: (attribute: string) => boolean
  /** The values of an attribute, in the order of the page. */
  valuesOf: (attribute: string) => string[]
  /** Whether it has a form with an action. A form without one is not meant to be sent. */
  sendsForm: boolean
  /** Whether it loads the framework at the visitor's first interaction. */
  isInteractive: boolean
}

/** Reads the facts of a page. @param file its file, such as `about.html` */
export function factsOf(nodes: readonly Node[], file: string): PageFacts {
  const valuesOf = (name: string) =>
    nodes.flatMap((node) => {
      const value = 'attrs' in node ? attribute(node, name) : undefined
      return value === undefined ? [] : [value]
    })
  const mark = markOf(nodes)
  return {
    file,
    has: (name) => nodes.some((node) => 'attrs' in node && attribute(node, name) !== undefined),
    valuesOf,
    sendsForm: elementsOf(nodes, 'form').some((form) => attribute(form, 'action') !== undefined),
    isInteractive: mark !== undefined && attribute(mark, FILES) !== undefined,
  }
}
