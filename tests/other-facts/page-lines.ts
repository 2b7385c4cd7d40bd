import { type Element, isElement, type Node, parsePage } from '../specification/support/elements'
import { withoutHashes } from './names-by-content'
import { withoutDrawings } from './readable-text'

/** Pages that differ in a preview, or that list pages which only one build has. */
export const pagesThatDiffer = ['/about', '/cases', '/docs', '/preview']

/** Whether an element is the notice that a preview shows above each page. */
const isPreviewNotice = (element: Element) =>
  element.tagName === 'aside' && element.attrs.some(({ name, value }) => name === 'aria-label' && value === 'Preview')

/**
 * Whether an element is not compared: menus, the preview notice, and tags for robots and policies differ in a preview,
 * and scripts and styles have tests of their own.
 */
const isLeftOut = (element: Element) =>
  ['nav', 'style', 'link'].includes(element.tagName) ||
  (element.tagName === 'script' && !element.attrs.some(({ value }) => value === 'application/ld+json')) ||
  element.attrs.some(({ name, value }) => value === 'robots' || name === 'http-equiv') ||
  isPreviewNotice(element)

/**
 * Returns the content of a page as lines, one for each element and each text node.
 * @param path of its file, such as `/pricing.html`
 */
export function linesOf(path: string, html: string): string[] {
  const lines: string[] = []
  const visit = (node: Node) => {
    if ('value' in node) lines.push(node.value)
    if (isElement(node)) {
      if (isLeftOut(node)) return
      // Short class names depend on how often they occur.
      const attributes = node.attrs.filter(({ name }) => !['class', 'data-files', 'data-ship'].includes(name))
      lines.push(`<${[node.tagName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort()].join(' ')}>`)
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parsePage(withoutDrawings(path, withoutHashes(html))))
  // In running text, a no-break space separates a number from its unit.
  return lines.map((line) => line.replaceAll('\u00a0', ' '))
}
