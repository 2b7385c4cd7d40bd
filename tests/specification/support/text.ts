import { attr, type Element, isElement, type Node } from './elements'

/** Elements whose text has its own lines. Text inside a line runs on: `€<b>99</b>` reads `€99`. */
const blocks = new Set(
  `address article aside blockquote br caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2
   h3 h4 h5 h6 header hr label legend li main nav ol p picture pre section summary table tbody td tfoot th thead tr ul
   video`.split(/\s+/),
)
const silent = new Set(['script', 'style', 'template', 'noscript'])

/** One space between words, straight quotes, plain hyphens, nothing invisible. */
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
 * The text of an element as a person reads or hears it. Words that are only visually hidden count. Text with
 * `aria-hidden` or `hidden`, or that needs a script, does not. A picture has its text alternative.
 * @param without tags that are left out, with spaces between
 */
export function textOf(element: Element, without = ''): string {
  const left = new Set(without.split(' '))
  const read = (node: Node): string => {
    if (node.nodeName === '#text') return (node as { value: string }).value
    if (!isElement(node)) return ''
    if (silent.has(node.tagName) || left.has(node.tagName)) return ''
    if (attr(node, 'aria-hidden') === 'true' || attr(node, 'hidden') !== undefined) return ''
    if (node.tagName === 'img') return ` ${attr(node, 'alt') ?? ''} `
    const inner = node.childNodes.map(read).join('') || (attr(node, 'aria-label') ?? '')
    return blocks.has(node.tagName) ? ` ${inner} ` : inner
  }
  return normalise(element.childNodes.map(read).join(''))
}

/** The accessible name of an element: its `aria-label` if it has one, else its text. */
export function nameOf(element: Element): string {
  return normalise(attr(element, 'aria-label') ?? '') || textOf(element)
}

/** The words of a heading or a sentence, whether or not a full stop ends it. */
export function withoutStop(text: string): string {
  return text.replace(/\.$/, '')
}
