import type { Edit, Node } from '../../html'
import { type ShortProperties, shortenUses } from '../../properties/short-names'
import type { Shortening } from './shorten-names'

/**
 * Shortens custom properties, in the style sheet of a page and in attributes with a `var()`. A page uses them hundreds of
 * times, by names made for people.
 */
export const shortUses =
  (short: ShortProperties): Shortening =>
  (nodes, html) => ({
    css: (css) => css.replace(/--[\w-]+/g, (name) => short.get(name) ?? name),
    attributes: nodes.flatMap((node) => attributeEdits(node, html, short)),
  })

function attributeEdits(node: Node, html: string, short: ShortProperties): Edit[] {
  if (!('attrs' in node)) return []
  return node.attrs.flatMap(({ name, value }) => {
    const location = node.sourceCodeLocation?.attrs?.[name]
    if (!location || !value.includes('var(--')) return []
    const { startOffset: start, endOffset: end } = location
    return [{ start, end, text: shortenUses(html.slice(start, end), short) }]
  })
}
