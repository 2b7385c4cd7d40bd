import { type Edit, elementsOf, insideOf, type Node, nodesOf, scriptText, splice } from '../../html'
import { kindOf } from '../../mark'
import { type ShortProperties, shortenUses, shortProperties } from '../../properties/short-names'
import { eachPageWith } from '../../step'

/**
 * A page uses custom properties hundreds of times, by names made for people. Short names save 0.1 kB on every static page. On
 * interactive pages the names stay, because React's payload contains them.
 */
export const shortenProperties = eachPageWith('shorten-properties', async (out) => {
  const short = await shortProperties(out)
  return { inputs: [[...short].join()], change: (html, page) => shortenInPage(html, page, short) }
})

/** Renames the properties in the style sheet of a static page, and in attributes with a `var()`. */
export function shortenInPage(html: string, page: string, short: ShortProperties): string {
  const nodes = nodesOf(html)
  if (kindOf(nodes, page) !== 'static') return html
  const sheets = elementsOf(nodes, 'style').map((style) => ({
    ...insideOf(style),
    text: scriptText(style).replace(/--[\w-]+/g, (name) => short.get(name) ?? name),
  }))
  return splice(html, [...sheets, ...nodes.flatMap((node) => attributeEdits(node, html, short))])
}

function attributeEdits(node: Node, html: string, short: ShortProperties): Edit[] {
  if (!('attrs' in node)) return []
  return node.attrs.flatMap(({ name, value }) => {
    const location = node.sourceCodeLocation?.attrs?.[name]
    if (!location || !value.includes('var(--')) return []
    const { startOffset: start, endOffset: end } = location
    return [{ start, end, text: shortenUses(html.slice(start, end), short) }]
  })
}
