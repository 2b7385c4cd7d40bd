import { ancestorsOf, attr, type Element, findAll, isElement } from '../specification/support/elements'

/** Replaces each run of white space with a space. */
const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

function textIn(element: Element): string {
  return element.childNodes
    .map((node) => (isElement(node) ? textIn(node) : 'value' in node && node.nodeName === '#text' ? node.value : ''))
    .join('')
}

/** Returns the text of an element with single spaces, and nothing added between its parts. */
export const plainText = (element: Element): string => collapseSpaces(textIn(element))

/**
 * Returns the rows of the table below a summary or in a region with this name, with cells joined by bars.
 * @throws if there is no such table
 */
export function rowsOf(root: Element, name: string | RegExp): string[] {
  const folded = findAll(root, 'details').find((each) =>
    findAll(each, 'summary').some((own) => plainText(own) === name),
  )
  const [region] = folded ? [folded] : findAll(root, 'section', { 'aria-label': name })
  if (!region) throw new Error(`There is no table “${name}”.`)
  return findAll(region, 'tr').map((row) => findAll(row, 'th td').map(plainText).join('|'))
}

/** Lists the name of every table, which is the summary above it or the name of its region. */
export const tableNames = (root: Element): string[] =>
  findAll(root, 'table').map((table) => {
    const [frame] = ancestorsOf(table).filter(({ tagName }) => ['details', 'section'].includes(tagName))
    const [summary] = frame?.tagName === 'details' ? findAll(frame, 'summary') : []
    return summary ? plainText(summary) : ((frame && attr(frame, 'aria-label')) ?? '')
  })

/** Lists the text alternatives of drawings and pictures, without the prefix “Simulated:” that most of them have. */
export const alternatives = (root: Element): string[] =>
  wholeAlternatives(root).map((text) => text.replace(/^Simulated: /, ''))

/** Lists the whole text alternatives of drawings and pictures. */
export function wholeAlternatives(root: Element): string[] {
  return findAll(root, '*').flatMap((element) => {
    const text = attr(element, 'role') === 'img' ? attr(element, 'aria-label') : attr(element, 'alt')
    return text ? [collapseSpaces(text)] : []
  })
}

/**
 * Whether an element has numbers that are not figures, such as axes, formulas, a choice of viewers, the stage clock and
 * the colour scale, or figures that are tested elsewhere, in tables.
 */
const hasOtherNumbers = (element: Element, ancestors: readonly Element[]) =>
  [element, ...ancestors].some(
    (each) =>
      ['svg', 'table', 'label', 'nav', 'details'].includes(each.tagName) ||
      attr(each, 'aria-labelledby') === 'computed' ||
      attr(each, 'data-transport') !== undefined ||
      attr(each, 'data-groups') !== undefined ||
      attr(each, 'data-track') !== undefined,
  )

const BLOCKS = ['p', 'li', 'dd', 'dt', 'figcaption', 'h1', 'h2', 'h3', 'div', 'a', 'span']

/** Lists every text with a digit that may be a figure in prose, once, as the text of its nearest block. */
export function numberedTexts(root: Element): string[] {
  const found = findAll(root, '*').flatMap((element) => {
    const own = element.childNodes.some((node) => 'value' in node && /\d/.test(node.value))
    const ancestors = ancestorsOf(element)
    if (!own || hasOtherNumbers(element, ancestors)) return []
    const block = [element, ...ancestors].find(({ tagName }) => BLOCKS.includes(tagName)) ?? element
    return [plainText(block)]
  })
  return [...new Set(found)]
}
