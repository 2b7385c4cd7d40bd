import { type Document, isScalar, visit } from 'yaml'

/** Names that mean something to JavaScript or to YAML itself. */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype', '<<'])

/** Reports a problem at an offset of the text. */
export type Report = (offset: number, what: string, fix: string) => void

/**
 * Finds what YAML takes without a word, but reads otherwise than its writer meant.
 * @param lostText whether text behind ` #` counts as lost: in front matter it is a title cut short, in a data file a comment
 */
export function findTraps(doc: Document, report: Report, lostText: boolean): void {
  const marked = (node: { tag?: string | undefined; anchor?: string | undefined; range?: unknown }) => {
    const offset = (node.range as number[] | null)?.[0] ?? 0
    if (node.anchor)
      report(offset, `“&${node.anchor}” at the beginning of a value is dropped.`, 'Put the value in quotes.')
    if (node.tag) report(offset, 'A value cannot begin with an exclamation mark.', 'Put the value in quotes.')
  }
  visit(doc, {
    Alias: (_, node) =>
      report(node.range?.[0] ?? 0, `“*${node.source}” refers to nothing.`, 'Put the value in quotes.'),
    Pair: (_, pair) => {
      const name = isScalar(pair.key) ? String(pair.key.value) : ''
      if (forbiddenNames.has(name) && isScalar(pair.key))
        report(pair.key.range?.[0] ?? 0, `“${name}” cannot be the name of a field.`, 'Choose another name.')
    },
    // The visitor calls only the most particular function, so that scalars and collections both need the check.
    Scalar: (_, node) => {
      marked(node)
      if (lostText && node.type === 'PLAIN' && node.comment !== undefined && node.comment !== null)
        report(
          node.range?.[0] ?? 0,
          `Everything behind “#” is dropped: “${node.comment.trim()}”.`,
          /^\s*number ok:/.test(node.comment)
            ? 'Write the comment alone on the line above.'
            : 'Put the value in quotes.',
        )
    },
    Collection: (_, node) => marked(node),
  })
}
