import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { hostileMarkdown } from '../../tests/fixtures/hostile-markdown'
import { leafDirectives } from './plugins/directives'
import { parseBlocks } from './reading-limits'
import { nodesOf } from './tree'

const whole = remark().use(remarkGfm, { singleTilde: false }).use(leafDirectives)
const blocks = ['paragraph', 'heading', 'tableCell', 'list', 'blockquote', 'footnoteDefinition', 'code']
const positionsIn = (tree: ReturnType<typeof parseBlocks>) =>
  nodesOf(tree)
    .filter(({ type }) => blocks.includes(type))
    .map(({ type, position }) => `${type} ${position?.start.offset}-${position?.end.offset}`)

test('the block parser finds the same blocks as the full parser', () => {
  const site = ['pages/terms', 'pages/privacy', 'pages/about', 'docs/rest/index', 'cases/galaxy/index']
  const texts = [...hostileMarkdown, ...site.map((name) => readFileSync(`content/${name}.md`, 'utf8'))]
  for (const text of texts)
    expect([text, positionsIn(parseBlocks(text))]).toEqual([text, positionsIn(whole.parse(text))])
})

test('inline content is not parsed', () => {
  const tree = parseBlocks('A *b* [c](d) `e` <f> ![g](h) www.i.j :k[l].\n\n> - **m**\n')
  expect(new Set(nodesOf(tree).map(({ type }) => type))).toEqual(
    new Set(['root', 'paragraph', 'text', 'blockquote', 'list', 'listItem']),
  )
})
