import { expect, test } from '@jest/globals'
import { formatProblem } from '../../shared/content-error'
import { checkLegalText } from './check-legal-text'

const messages = (text: string) => checkLegalText(text, 'content/pages/terms.md').map(formatProblem)

const good = `## Payment

> In short: Pay within {{terms.paymentWithin}}.

1. The counterparty pays within {{terms.paymentWithin}}.
2. See clause 2.1 and section 3, as they stood on 2026-01-31 or on 31 January 2026.

<!-- a note for editors -->

## Law

> In short: Dutch law applies.

1. Dutch law
   applies.
`

test('a text of sections, summaries and clauses has nothing to be told of', () => {
  expect(messages(good)).toEqual([])
})

test('a paragraph beside the clauses is told with its line', () => {
  expect(messages(good.replace('2. See', '\nWe may also change our minds about it.\n\n2. See'))).toEqual([
    'content/pages/terms.md:7:1  “We may also change our minds about it.” stands outside the clauses. Make it an item of the numbered list: “1. …”.',
  ])
})

test('a long stray paragraph is named by its beginning', () => {
  expect(messages(`${good}\nWhatever else we have thought of goes without a number here.\n`)).toEqual([
    'content/pages/terms.md:17:1  “Whatever else we have thought of goes wi…” stands outside the clauses. Make it an item of the numbered list: “1. …”.',
  ])
})

test('a list of dots is no list of clauses', () => {
  expect(messages('## Law\n\n> In short: Dutch law applies.\n\n- Dutch law applies.\n')).toEqual([
    'content/pages/terms.md:1:1  “Law” has no clause. Write at least one below its summary: “1. …”.',
    'content/pages/terms.md:5:1  “Dutch law applies.” stands outside the clauses. Make it an item of the numbered list: “1. …”.',
  ])
})

test('words above the first section are told', () => {
  expect(messages(`Welcome to our terms.\n\n${good}`)).toEqual([
    'content/pages/terms.md:1:1  “Welcome to our terms.” stands above the first section. Write it as a clause below a ## heading: “1. …”.',
  ])
})

test('a section without summary or clause is told at its heading', () => {
  expect(messages(`${good}\n## Nothing\n`)).toEqual([
    'content/pages/terms.md:17:1  “Nothing” has no summary. Write “> In short: …” below the heading.',
    'content/pages/terms.md:17:1  “Nothing” has no clause. Write at least one below its summary: “1. …”.',
  ])
})

test('a summary below the clauses is not where it belongs', () => {
  expect(messages('## Law\n\n1. Dutch law applies.\n\n> In short: Dutch law applies.\n')).toEqual([
    'content/pages/terms.md:1:1  “Law” has no summary. Write “> In short: …” below the heading.',
    'content/pages/terms.md:5:1  “In short: Dutch law applies.” is a second summary. Keep one summary, directly below the heading.',
  ])
})

test.each([
  ['> Dutch law applies.', 'The summary begins with “Dutch law applies.”. Begin it with “In short: ”.'],
  [
    '> In short: Dutch law applies. No other does.',
    'The summary is longer than one sentence. Say it in one, and the rest in clauses.',
  ],
  [
    '> In short: Dutch law applies.\n>\n> No other does',
    'The summary is longer than one sentence. Say it in one, and the rest in clauses.',
  ],
])('the summary %j is refused', (summary, message) => {
  expect(messages(good.replace('> In short: Dutch law applies.', summary))).toEqual([
    `content/pages/terms.md:12:1  ${message}`,
  ])
})

test('a clause is one paragraph, neither empty nor with a list of its own', () => {
  const text = '## Law\n\n> In short: Dutch law applies.\n\n1. First.\n\n   More.\n2.\n3. Third.\n   - a point\n'
  expect(messages(text)).toEqual([
    'content/pages/terms.md:5:1  “First.More.” is more than one paragraph. Make each paragraph a clause of its own: “1. …”.',
    'content/pages/terms.md:8:1  This clause is empty. Write its sentence, or remove the number.',
    'content/pages/terms.md:9:1  “Third.a point” is more than one paragraph. Make each paragraph a clause of its own: “1. …”.',
  ])
})

test('a heading of another depth is told', () => {
  expect(messages(`${good}\n### Details\n`)).toEqual([
    'content/pages/terms.md:17:1  “Details” has 3 #. Write ##; a legal text has sections and clauses only.',
  ])
})

test('a figure that is no token is told where it stands, in summaries too', () => {
  const text = good
    .replace('within {{terms.paymentWithin}}.\n\n', 'within 14 days.\n\n')
    .replace('   applies.', '   applies to 2.5% of it.')
  expect(messages(text)).toEqual([
    'content/pages/terms.md:3:24  “14” stands here as a figure of its own. Write the token of a fact of content/facts.yml, such as {{terms.…}}, or say on the line above why it may stand: <!-- number ok: why -->.',
    'content/pages/terms.md:15:15  “2.5%” stands here as a figure of its own. Write the token of a fact of content/facts.yml, such as {{terms.…}}, or say on the line above why it may stand: <!-- number ok: why -->.',
  ])
})

test('a figure stands where a comment on its line, or on the line above, says why', () => {
  const figure = 'as they stood on 2026-01-31'
  expect(messages(good.replace(figure, 'in 2 parts <!-- number ok: of the law -->'))).toEqual([])
  expect(messages(good.replace('2. See', '<!-- number ok: of the law -->\n2. In 14 cases, see'))).toEqual([])
  expect(messages(good.replace(figure, 'in 2 parts <!-- number ok: -->'))).toHaveLength(1)
  const twice = 'in 2 parts <!-- number ok: of the law --> and 3 more'
  expect(messages(good.replace(figure, twice))).toEqual([expect.stringContaining('“3”')])
  expect(messages(good.replace(figure, 'in 5 parts, or 6 <!-- number ok: of the law -->'))).toEqual([
    expect.stringContaining('“5”'),
  ])
})

test.each([
  'Article 6(1)(b)',
  'article 28',
  'articles 13 and 14',
  'book 7 of the Dutch Civil Code',
  'ISO 27001',
  'ISO/IEC 27001:2022',
  'as of 2026',
  'paragraph 3',
  'chapter 2',
  'directive 2016/679',
  'regulation (EU) 2016/679',
])('“%s” refers to something, or is a year, and may stand', (reference) => {
  expect(messages(good.replace('as they stood on 2026-01-31', reference))).toEqual([])
})

test.each(['book 7 days ahead', 'up to 2026 people', 'for €2026', 'article 5%', '2,026 of them'])(
  '“%s” is a figure of its own',
  (figure) => {
    expect(messages(good.replace('as they stood on 2026-01-31', figure))).toHaveLength(1)
  },
)
