import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { toString as wordsOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import { listPages } from '../e2e/support/pages'
import { headOf } from './metadata/head'
import { readFileTexts, readSiteFile } from './metadata/site-file'
import { attr, findAll, findOne } from './specification/support/elements'
import { mainOf, readPage } from './specification/support/pages'
import { textOf } from './specification/support/text'

const { name, origin } = readSiteFile()
const texts = readFileTexts()
const read = (path: string) => readFileSync(`out/${path}`, 'utf8')

const isDocs = (path: string) => path === '/docs' || path.startsWith('/docs/')
const pages = listPages('out').filter((path) => path !== '/thanks')
const docs = pages.filter(isDocs)

/** Returns the expected line of a page, with its title and description. */
function lineOf(path: string): string {
  const page = readPage(path)
  const { social, description } = headOf(page)
  const [copy] = findAll(page, 'link', { rel: 'alternate', type: 'text/markdown' }).map((link) => attr(link, 'href'))
  return `${copy ?? `${origin}${path}`} ${social.get('og:title')}: ${description}`
}

/** Returns the expected line of a file for programs, found by its link on a page. */
function fileLine(path: string, summary: string): string {
  const link = findOne(mainOf('/docs/rest'), 'a', { href: path })
  return `${origin}${path} ${textOf(link)}: ${summary}`
}

const titleOf = (path: string) => textOf(findOne(mainOf(path), 'h1'))

/** The APIs with subpages, which have a section each; the others are in the first section. */
const apis = docs.filter((path) => /^\/docs\/[^/]+$/.test(path) && docs.some((other) => other.startsWith(`${path}/`)))
const within = (api: string) => docs.filter((path) => path === api || path.startsWith(`${api}/`))
const optional = ['/privacy', '/terms']

const sections = new Map<string, string[]>([
  [titleOf('/docs'), docs.filter((path) => !apis.some((api) => within(api).includes(path))).map(lineOf)],
  ...apis.map((api): [string, string[]] => [titleOf(api), within(api).map(lineOf)]),
  [
    texts.llms.files,
    [
      fileLine('/openapi.json', texts.openapi.says),
      fileLine('/postman.json', texts.postman.says),
      `${origin}/llms-full.txt ${texts.llms.full}: ${texts.llms.fullSays}`,
    ],
  ],
  [texts.llms.site, pages.filter((path) => !isDocs(path) && !optional.includes(path)).map(lineOf)],
  ['Optional', optional.map(lineOf)],
])

const nodes = remark().parse(read('llms.txt')).children

test('llms.txt begins with the name of the site, its description and an introduction', () => {
  const top = nodes.slice(0, 3).map((node) => [node.type, wordsOf(node)])
  expect(top).toEqual([
    ['heading', name],
    ['blockquote', headOf(readPage('/')).description],
    ['paragraph', texts.llms.intro],
  ])
})

test('each line gives the title and description of a page or file under the right heading, and there are no other lines', () => {
  const rest = nodes.slice(3)
  const listed = rest.flatMap((node, index) => {
    if (node.type !== 'heading') return []
    const list = rest[index + 1]
    const items = list?.type === 'list' ? list.children : []
    const lines = items.map((item) => {
      const [line, ...more] = item.children
      const [link] = line?.type === 'paragraph' ? line.children : []
      expect([wordsOf(item), link?.type, more]).toEqual([expect.any(String), 'link', []])
      return `${link?.type === 'link' ? link.url : ''} ${wordsOf(item)}`
    })
    return [{ title: wordsOf(node), depth: node.depth, lines: lines.sort() }]
  })
  const expected = [...sections].map(([title, lines]) => ({ title, depth: 2, lines: lines.sort() }))
  const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1)
  expect(listed.sort(byTitle)).toEqual(expected.sort(byTitle))
  expect(rest.map(({ type }) => type)).toEqual(expected.flatMap(() => ['heading', 'list']))
})

test('openapi.json and postman.json have as many operations as the pages', () => {
  const { paths } = JSON.parse(read('openapi.json'))
  const methods = Object.values<object>(paths).flatMap((path) =>
    Object.keys(path).filter((key) => /^(get|put|post|patch|delete)$/.test(key)),
  )
  const shown = docs.flatMap((path) => findAll(mainOf(path), 'section', { id: /^(get|put|post|patch|delete)-/ }))
  expect(methods.length).toBeGreaterThan(0)
  expect([methods.length, read('postman.json').split('"method":').length - 1]).toEqual([shown.length, shown.length])
})

test('llms-full.txt is made of the Markdown copies, byte for byte, and nothing else', () => {
  const whole = read('llms-full.txt')
  const copies = docs.map((path) => read(`${path.slice(1)}.md`))
  const inOrder = copies.toSorted((a, b) => whole.indexOf(a) - whole.indexOf(b))
  expect(whole).toBe(inOrder.join('\n---\n\n'))
})
