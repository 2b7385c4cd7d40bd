import { type Document, isScalar, type Scalar, visit } from 'yaml'
import type { Message, Values } from '../../shared/diagnostic'
import { yamlMessages } from './yaml-messages'

/** Names that mean something to JavaScript or to YAML itself. */
export const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype', '<<'])

/** Reports a problem at an offset of the text. */
export type Report = (offset: number, message: Message, values?: Values) => void

type Marked = { tag?: string | undefined; anchor?: string | undefined; range?: unknown }

const startOf = (node: { range?: unknown }) => (node.range as number[] | null | undefined)?.[0] ?? 0

/** Where the word before an offset begins with an exclamation mark; nothing but it and blanks may stand in between. */
function tagBefore(text: string, offset: number): number {
  let at = offset
  while (at > 0 && /\s/.test(text[at - 1] as string)) at--
  let first = at
  while (at > 0 && /\S/.test(text[at - 1] as string)) if (text[--at] === '!') first = at
  return first
}

/**
 * Finds what YAML takes without a word, but reads otherwise than its writer meant.
 * @param text what `doc` was read from
 * @param lostText whether text behind ` #` counts as lost: in front matter it is a title cut short, in a data file a comment
 */
export function findTraps(doc: Document, text: string, report: Report, lostText: boolean): void {
  const marked = (node: Marked) => {
    // A node begins behind its marks.
    if (node.anchor)
      report(text.lastIndexOf(`&${node.anchor}`, startOf(node)), yamlMessages['yaml-anchor'], { name: node.anchor })
    if (node.tag) report(tagBefore(text, startOf(node)), yamlMessages['yaml-exclamation-mark'])
  }
  const lost = (node: Scalar) => {
    if (node.type !== 'PLAIN' || node.comment === undefined || node.comment === null) return
    const sign = text.indexOf('#', node.range?.[1] ?? 0)
    const message = /^\s*number ok:/.test(node.comment)
      ? yamlMessages['yaml-suppression-dropped']
      : yamlMessages['yaml-text-dropped']
    report(sign, message, { dropped: node.comment.trim() })
  }
  visit(doc, {
    Alias: (_, node) => report(startOf(node), yamlMessages['yaml-alias'], { name: node.source }),
    Pair: (_, pair) => {
      const name = isScalar(pair.key) ? String(pair.key.value) : ''
      if (forbiddenNames.has(name) && isScalar(pair.key))
        report(startOf(pair.key), yamlMessages['yaml-forbidden-name'], { name })
    },
    // The visitor calls only the most particular function, so that scalars and collections both need the check.
    Scalar: (_, node) => {
      marked(node)
      if (lostText) lost(node)
    },
    Collection: (_, node) => marked(node),
  })
}
