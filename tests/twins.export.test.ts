import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Nodes } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { listPages } from '../e2e/support/pages'
import { all, attr, type Element, isElement } from './specification/support/elements'
import { mainOf } from './specification/support/pages'
import { normalise, textOf } from './specification/support/text'
import { readSiteFile } from './understood/site-file'

const docs = listPages('out').filter((path) => path === '/docs' || path.startsWith('/docs/'))

/** The words of a twin as it is read: its own marks are gone, and what it writes as code or a link is plain. */
function wordsOfTwin(path: string): string {
  const spoken = (node: Nodes): string => {
    if ('value' in node) return node.value
    const inner = 'children' in node ? node.children.map(spoken) : []
    return inner.join(
      ['paragraph', 'heading', 'link', 'strong', 'emphasis', 'tableCell'].includes(node.type) ? '' : ' ',
    )
  }
  const text = readFileSync(`out${path}.md`, 'utf8')
  return letters(spoken(remark().use(remarkGfm).parse(text)))
}

/** Letters and digits alone: the two write stops and colons in other places. */
const letters = (text: string) =>
  normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Lists of pages, what switches and copies, and what only one language of several shows. */
const around = ['nav', 'details', 'fieldset', 'button', 'form', 'dialog']

/** On the first page: labels that a sentence beside them says too, and headings of the list of pages. */
const labels = ['On request', 'All pages', readSiteFile().name]

/** The smallest pieces of a page that are read as a whole. */
function pieces(main: Element): string[] {
  const found: string[] = []
  const visit = (element: Element) => {
    if (around.includes(element.tagName) || attr(element, 'aria-hidden') === 'true') return
    // A line of the list above a group's operations: each of them follows in full.
    if (element.tagName === 'li' && all(element, 'span', { 'data-method': true }).length > 0) return
    const inner = element.childNodes.filter(isElement)
    const blocks = all(element, 'p li h1 h2 h3 dt dd td th pre ul ol dl table section div')
    // What is nothing but links leads elsewhere, and says nothing of the page.
    if (blocks.length === 0) found.push(textOf(element, 'a button') === '' ? '' : letters(textOf(element)))
    else inner.forEach(visit)
  }
  visit(main)
  return found.filter((piece) => piece !== '')
}

test.each(docs)('the twin of %s says all that its page says', (path) => {
  const twin = wordsOfTwin(path)
  const shown = pieces(mainOf(path)).filter((piece) => path !== '/docs' || !labels.includes(piece))
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter((piece) => !twin.includes(piece))).toEqual([])
})
