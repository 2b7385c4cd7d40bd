import { attr, type Element, isElement, type Node } from './elements'

/** Elements whose text is on separate lines. Text in other elements is not separated: `€<b>99</b>` reads `€99`. */
const blockTags = new Set(
  `address article aside blockquote br caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2
   h3 h4 h5 h6 header hr label legend li main nav ol p picture pre section summary table tbody td tfoot th thead tr ul
   video`.split(/\s+/),
)
const ignoredTags = new Set(['script', 'style', 'template', 'noscript'])

/** Normalises a text: single spaces, straight quotation marks, plain hyphens, and no invisible characters. */
export function normalise(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Returns the text of an element as people read or hear it. Visually hidden words are included. Left out are elements
 * with `aria-hidden` or `hidden`, scripts, styles, templates and `noscript`. A picture has its text alternative, and an
 * element without text its `aria-label`.
 * @param without tags that are left out, separated by spaces
 */
export function textOf(element: Element, without = ''): string {
  const excluded = new Set(without.split(' '))
  const read = (node: Node): string => {
    if (node.nodeName === '#text') return (node as { value: string }).value
    if (!isElement(node)) return ''
    if (ignoredTags.has(node.tagName) || excluded.has(node.tagName)) return ''
    if (attr(node, 'aria-hidden') === 'true' || attr(node, 'hidden') !== undefined) return ''
    if (node.tagName === 'img') return ` ${attr(node, 'alt') ?? ''} `
    const inner = node.childNodes.map(read).join('') || (attr(node, 'aria-label') ?? '')
    return blockTags.has(node.tagName) ? ` ${inner} ` : inner
  }
  return normalise(element.childNodes.map(read).join(''))
}

/** Returns the accessible name of an element: its `aria-label` if it has one, or else its text. */
export function nameOf(element: Element): string {
  return normalise(attr(element, 'aria-label') ?? '') || textOf(element)
}

/** Removes the full stop at the end of a heading or sentence, if there is one. */
export function withoutStop(text: string): string {
  return text.replace(/\.$/, '')
}
