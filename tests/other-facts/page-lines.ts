import { type Element, isElement, type Node, parsePage } from '../specification/support/elements'
import { withoutSums } from './names-by-content'
import { withoutDrawings } from './readable-text'

/** Pages that differ in a preview, or list pages that only one build has; menus are left out of the others. */
export const otherwise = ['/about', '/cases', '/docs', '/preview']

/** The notice that a preview shows above each page. */
const ofThePreview = (element: Element) =>
  element.tagName === 'aside' && element.attrs.some(({ name, value }) => name === 'aria-label' && value === 'Preview')

/** Not compared: scripts and styles have tests of their own, and short class names depend on how often they occur. */
const isLeftOut = (element: Element) =>
  ['nav', 'style', 'link'].includes(element.tagName) ||
  (element.tagName === 'script' && !element.attrs.some(({ value }) => value === 'application/ld+json')) ||
  element.attrs.some(({ name, value }) => value === 'robots' || name === 'http-equiv') ||
  ofThePreview(element)

/**
 * The content of a page, a line for each element and each text.
 * @param path of its file, such as `/pricing.html`
 */
export function linesOf(path: string, html: string): string[] {
  const lines: string[] = []
  const visit = (node: Node) => {
    if ('value' in node) lines.push(node.value)
    if (isElement(node)) {
      if (isLeftOut(node)) return
      const attributes = node.attrs.filter(({ name }) => !['class', 'data-files', 'data-ship'].includes(name))
      lines.push(`<${[node.tagName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort()].join(' ')}>`)
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parsePage(withoutDrawings(path, withoutSums(html))))
  // In running text a no-break space separates a number from its unit.
  return lines.map((line) => line.replaceAll('\u00a0', ' '))
}
