import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** A node of a parsed page. */
export type Node = DefaultTreeAdapterTypes.Node
/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element

/** A condition for an attribute: it equals a text, matches a pattern, exists (`true`) or does not (`false`). */
type AttributeCondition = string | RegExp | boolean

/** Parses a whole document and returns its `html` element, which the parser adds if it is missing. */
export function parsePage(html: string): Element {
  return parse(html).childNodes.find(isElement) as Element
}

/** Whether a node is an element. */
export function isElement(node: Node): node is Element {
  return 'tagName' in node
}

/**
 * Returns the value of an attribute, which is empty for an attribute without a value, and undefined if it is missing.
 */
export function attr(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value
}

function matches(element: Element, name: string, wanted: AttributeCondition): boolean {
  const value = attr(element, name)
  if (typeof wanted === 'boolean') return (value !== undefined) === wanted
  if (value === undefined) return false
  return typeof wanted === 'string' ? value === wanted : wanted.test(value)
}

/**
 * Finds descendants of an element, in document order.
 * @param tags one tag, several separated by spaces, or `*`
 */
export function findAll(root: Element, tags: string, attributes: Record<string, AttributeCondition> = {}): Element[] {
  const names = tags.split(' ')
  const found: Element[] = []
  const visit = (node: Node) => {
    if (!('childNodes' in node)) return
    for (const child of node.childNodes) {
      if (!isElement(child)) continue
      const named = tags === '*' || names.includes(child.tagName)
      if (named && Object.entries(attributes).every(([name, wanted]) => matches(child, name, wanted))) found.push(child)
      visit(child)
    }
  }
  visit(root)
  return found
}

/**
 * Finds the first such element.
 * @throws if there is none
 */
export function findOne(root: Element, tags: string, attributes: Record<string, AttributeCondition> = {}): Element {
  const [first] = findAll(root, tags, attributes)
  if (first) return first
  const wanted = Object.entries(attributes).map(([name, value]) => `[${name}=${value}]`)
  throw new Error(`There is no ${tags}${wanted.join('')} in <${root.tagName}>.`)
}

/** Lists the ancestors of an element, nearest first. */
export function ancestorsOf(element: Element): Element[] {
  const parents: Element[] = []
  for (let node = element.parentNode; node && isElement(node); node = node.parentNode) parents.push(node)
  return parents
}

/** Whether `inner` is `outer`, or inside it. */
export function contains(outer: Element, inner: Element): boolean {
  return outer === inner || ancestorsOf(inner).includes(outer)
}

/** Whether `first` comes before `second` in the document. Both must be inside `root`. */
export function isBefore(root: Element, first: Element, second: Element): boolean {
  const order = findAll(root, '*')
  return order.indexOf(first) < order.indexOf(second)
}
