import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { markdownContext } from '../../tests/fixtures/markdown-context'
import { collectDiagnostics } from '../shared/diagnostic'
import { parseMarkdown } from './pipeline'
import { findTooManyMarks, parseBlocks } from './reading-limits'

/** The length of the longest text that is accepted, in bytes. */
const MAX = 200_000
const fill = (piece: string, bytes = MAX) => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)))
const locate = (text: string) => findTooManyMarks(text, parseBlocks)?.position?.start

/** Pieces that, repeated in a paragraph, make a parser scan to its end again and again. */
const dense = [
  ...['**a_ ', 'a** ', '*a ', 'a_ ', '**a_\n', 'a**b_c*d__e ', '*_', '~~a* ', 'a~~ '],
  ...['[', '![', '[a', ']', '[]', '[a][b', '[a](', '[a](<', '[a](b "', '[a](![', ':a{', ':a{b="', ':a['],
  ...['` ', '``a` ', '<', '<a b="', 'a <!-- ', 'a <? ', 'a <![CDATA[ ', '</a ', '<a@b'],
]

test.each(dense)('a paragraph of %j is rejected with its line before its inline content is parsed', (piece) => {
  expect(locate(`Text.\n\n${fill(piece, 60_000)}`)).toMatchObject({ line: 3, column: 1 })
})

test.each([
  ['a text of plain sentences', fill('The quick brown fox jumps over the lazy dog. ')],
  [
    'one of each Markdown construct',
    fill('## A\n\nSome *text*, **bold**, a [link](/pricing), `code`.\n\n- [a](/b)\n- `c`\n\n'),
  ],
  ['a list of links without empty lines', fill('- [Pricing](/pricing) and *more*\n')],
  ['a table of links', `| A | B |\n|--|--|\n${fill('| [Pricing](/pricing) | **yes** |\n', MAX - 100)}`],
  ['500 links in one sentence', fill('[Pricing](/pricing), the page; ', 15_500)],
  ['code', `\`\`\`json\n${fill('[{"a": "<b>*_`"}],\n', MAX - 100)}\n\`\`\``],
  ['characters after a backslash', fill('\\*\\_\\[ ')],
])('%s may have the maximum length', (_, text) => {
  expect(locate(text)).toBeUndefined()
})

test('the texts of this site take less than a third of the steps that are allowed', () => {
  for (const name of ['pages/terms', 'pages/privacy', 'docs/rest/index', 'cases/galaxy/index'])
    expect(locate(`${readFileSync(`content/${name}.md`, 'utf8')}\n\n${fill('*a ', 9000)}`)).toBeUndefined()
})

test('the paragraph with the most markup is reported, even in a quotation', () => {
  expect(locate(`*a*\n\n> ${fill('*a ', 4000)}\n>\n> ${fill('*a ', 20_000)}\n`)).toMatchObject({ line: 5, column: 3 })
})

test('blocks are parsed once, and only if the lines between two empty lines have too many markup characters', () => {
  let parsed = 0
  const count = (text: string) => {
    parsed += text.length
    return parseBlocks(text)
  }
  const paragraphs = fill(`${fill('*a* ', 400)}\n\n`)
  expect(findTooManyMarks(paragraphs, count)).toBeUndefined()
  expect(parsed).toBe(0)
  const list = fill(`- ${fill('*a* ', 400)}\n`)
  expect(findTooManyMarks(list, count)).toBeUndefined()
  expect(parsed).toBe(list.length)
})

/** Long enough for a busy machine. When the time grew faster than the text, three times as much text took minutes. */
const TIMEOUT_MS = 180_000

test.each([':::a\n', ':::a\ntext\n', ':::a\n\n', '> :::a\n', ':::a{b=c}\n', '[^a]:', '**a_ '])(
  '20 kB of %j are processed',
  async (piece) => {
    const problems = await collectDiagnostics(() =>
      parseMarkdown(fill(piece, 20_000), { ...markdownContext(), isChecked: true }),
    )
    expect(problems.length).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)
