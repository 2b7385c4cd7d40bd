import { all, around, attr, type Element, isElement } from '../specification/support/elements'

/** Letters, digits and signs with single spaces. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

function textIn(element: Element): string {
  return element.childNodes
    .map((node) => (isElement(node) ? textIn(node) : 'value' in node && node.nodeName === '#text' ? node.value : ''))
    .join('')
}

/** The text of an element with single spaces, and nothing added between its parts. */
export const plainText = (element: Element): string => tidy(textIn(element))

/** Rows of the table below a summary or in a region of this name, cells joined by bars. @throws if there is none */
export function rowsOf(root: Element, name: string | RegExp): string[] {
  const folded = all(root, 'details').find((each) => all(each, 'summary').some((own) => plainText(own) === name))
  const [region] = folded ? [folded] : all(root, 'section', { 'aria-label': name })
  if (!region) throw new Error(`There is no table “${name}”.`)
  return all(region, 'tr').map((row) => all(row, 'th td').map(plainText).join('|'))
}

/** The name of every table: the summary above it, or that of its region. */
export const tableNames = (root: Element): string[] =>
  all(root, 'table').map((table) => {
    const [frame] = around(table).filter(({ tagName }) => ['details', 'section'].includes(tagName))
    const [summary] = frame?.tagName === 'details' ? all(frame, 'summary') : []
    return summary ? plainText(summary) : ((frame && attr(frame, 'aria-label')) ?? '')
  })

/** The text alternatives of drawings and pictures, without the word that most begin with. */
export const alternatives = (root: Element): string[] =>
  wholeAlternatives(root).map((text) => text.replace(/^Simulated: /, ''))

/** The same with all its words. */
export function wholeAlternatives(root: Element): string[] {
  return all(root, '*').flatMap((element) => {
    const text = attr(element, 'role') === 'img' ? attr(element, 'aria-label') : attr(element, 'alt')
    return text ? [tidy(text)] : []
  })
}

/** Numbers that are not figures: axes, formulas, viewers to choose, the stage clock, the scale of colours. */
const isElsewhere = (element: Element, inside: readonly Element[]) =>
  [element, ...inside].some(
    (each) =>
      ['svg', 'table', 'label', 'nav', 'details'].includes(each.tagName) ||
      attr(each, 'aria-labelledby') === 'computed' ||
      attr(each, 'data-transport') !== undefined ||
      attr(each, 'data-groups') !== undefined ||
      attr(each, 'data-track') !== undefined,
  )

const BLOCKS = ['p', 'li', 'dd', 'dt', 'figcaption', 'h1', 'h2', 'h3', 'div', 'a', 'span']

/** Every text with a digit in it, by its nearest block, each once. */
export function numberedTexts(root: Element): string[] {
  const found = all(root, '*').flatMap((element) => {
    const own = element.childNodes.some((node) => 'value' in node && /\d/.test(node.value))
    const inside = around(element)
    if (!own || isElsewhere(element, inside)) return []
    const block = [element, ...inside].find(({ tagName }) => BLOCKS.includes(tagName)) ?? element
    return [plainText(block)]
  })
  return [...new Set(found)]
}
