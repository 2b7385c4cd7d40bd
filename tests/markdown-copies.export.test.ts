import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Nodes } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { listPages } from '../e2e/support/pages'
import { headOf } from './metadata/head'
import { letters, missingFrom, type Piece, piecesOf } from './metadata/markdown-copy'
import { absoluteHref } from './metadata/page'
import { readSiteFile } from './metadata/site-file'
import { ancestorsOf, attr, type Element, findAll, isElement } from './specification/support/elements'
import { mainOf, readPage } from './specification/support/pages'
import { textOf } from './specification/support/text'

const { name, origin } = readSiteFile()
const docs = listPages('out').filter((path) => path === '/docs' || path.startsWith('/docs/'))

/** Returns the text of a Markdown copy without its markup. */
function wordsOfCopy(path: string): string {
  const plainText = (node: Nodes): string => {
    if ('value' in node) return node.value
    const inner = 'children' in node ? node.children.map(plainText) : []
    return inner.join(
      ['paragraph', 'heading', 'link', 'strong', 'emphasis', 'tableCell'].includes(node.type) ? '' : ' ',
    )
  }
  const text = readFileSync(`out${path}.md`, 'utf8')
  return letters(plainText(remark().use(remarkGfm).parse(text)))
}

/**
 * Elements that are not compared: lists of pages, buttons that switch or copy, and samples, which display one language
 * at a time.
 */
const ignoredTags = ['nav', 'details', 'fieldset', 'button', 'form', 'dialog']

/** Headings in the list of all pages on /docs, which its copy leaves out. */
const labels = ['All pages', name]

/** Returns the smallest pieces of a page that are read as a whole. */
function pieces(main: Element): string[] {
  const found: string[] = []
  const visit = (element: Element) => {
    if (ignoredTags.includes(element.tagName) || attr(element, 'aria-hidden') === 'true') return
    // Leaves out the list above a group's operations, because each operation follows in full.
    if (element.tagName === 'li' && findAll(element, 'span', { 'data-method': true }).length > 0) return
    const inner = element.childNodes.filter(isElement)
    const blocks = findAll(element, 'p li h1 h2 h3 dt dd td th pre ul ol dl table section div')
    // Leaves out text that consists only of links, because it is about other pages.
    if (blocks.length === 0) found.push(textOf(element, 'a button') === '' ? '' : letters(textOf(element)))
    else inner.forEach(visit)
  }
  visit(main)
  return found.filter((piece) => piece !== '')
}

test.each(docs)('the Markdown copy of %s contains all the text on its page', (path) => {
  const copy = wordsOfCopy(path)
  const shown = pieces(mainOf(path)).filter((piece) => path !== '/docs' || !labels.includes(piece))
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter((piece) => !copy.includes(piece))).toEqual([])
})

/**
 * The column names that a Markdown table of path parameters needs; the page itself uses a list, which has no column
 * names.
 */
const columns = ['Parameter', 'Where', 'Meaning']

/**
 * Links that only the Markdown copy has. In place of the first, the page has a bar with a caption; in place of the
 * second, plain text.
 */
const ownLinks: Readonly<Record<string, string>> = {
  'How much is documented': `${origin}/docs/rest/reference#coverage`,
  'Enterprise plan': `${origin}/pricing`,
}

/** Finds the list item or section of the page that has the text of this piece's link as its heading. */
function partOf({ isDefinition, links: [link] }: Piece, main: Element): Element | undefined {
  const [heading] = isDefinition ? findAll(main, 'h2').filter((each) => textOf(each) === link?.words) : []
  return heading && ancestorsOf(heading).find(({ tagName }) => ['li', 'section'].includes(tagName))
}

const phrases = (text: string) => text.split(/(?<=[.:]) | · /)

test.each(docs)('the Markdown copy of %s contains only text from its page, in the same order', (path) => {
  const [title, ...pieces] = piecesOf(readFileSync(`out${path}.md`, 'utf8'))
  expect([title?.words]).toEqual(headOf(readPage(path)).social.get('og:title'))
  const main = mainOf(path)
  const paragraphs = findAll(main, 'p').map((each) => letters(textOf(each)))
  const ordered = pieces.flatMap((piece) => {
    const { words, type } = piece
    if (type === 'tableCell' && columns.includes(words)) return []
    // The end of the page, with its date and the share of the API that is documented.
    if (paragraphs.includes(letters(words.replace(/ How much is documented$/, ''))) && isNotice(words)) return []
    const part = partOf(piece, main)
    if (!part) return [words]
    return phrases(words).filter((phrase) => missingFrom([phrase], textOf(part)).length > 0)
  })
  expect(missingFrom(ordered, textOf(main, 'nav button legend label'))).toEqual([])
})

const isNotice = (words: string) => /^Last updated | How much is documented$/.test(words)

test.each(docs)('a link in the Markdown copy of %s has the same target as the same words on its page', (path) => {
  const [main, address] = [mainOf(path), `${origin}${path}`]
  const [title, ...pieces] = piecesOf(readFileSync(`out${path}.md`, 'utf8'))
  expect(title?.links.map(({ url }) => url)).toEqual([address])
  const shown = findAll(main, 'a', { href: true }).map((link) => `${textOf(link)} ${absoluteHref(link, address)}`)
  const strays = pieces
    .flatMap(({ links }) => links)
    .filter(({ words, url }) => {
      if (shown.includes(`${words} ${url}`)) return false
      // The method and path of an operation are a link to its section.
      const [operation] = url.startsWith(`${address}#`)
        ? findAll(main, 'section', { id: url.slice(address.length + 1) })
        : []
      return operation ? textOf(findAll(operation, 'p')[0] ?? operation) !== words : ownLinks[words] !== url
    })
  expect(strays).toEqual([])
})
