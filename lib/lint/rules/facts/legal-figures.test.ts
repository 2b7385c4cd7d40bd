import { expect, test } from '@jest/globals'
import { legalText as valid } from '../../../../tests/fixtures/legal-text'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { contentOf } from '../../../../tests/fixtures/small-content'
import { formatDiagnostic } from '../../../shared/diagnostic'
import { legalFigures } from './legal-figures'

/** Returns the terms with this text, which begins on line 9. */
const terms = (text: string) => ({
  'content/pages/terms.md': `---\ntitle: Terms\ndescription: It says what the page is about.\nquestion: Anything unclear?\n---\n\n\n\n${text}`,
})

const law = '## Law\n\n> In short: Dutch law applies.\n\n1. Dutch law applies.\n'

testRule(legalFigures, [
  {
    id: 'legal-figure',
    invalid: terms(`${law}2. Pay within 14 days,\n   or 2.5% more.\n`),
    valid: terms(`${law}2. See clause 1.1 and Article 6(1)(b), as of 31 January 2026.\n`),
  },
  {
    id: 'legal-figure',
    invalid: terms(`${law}2. Pay within ５ days, ② days, Ⅻ months, ½ year or 3× a day.\n`),
    valid: terms(`${law}2. See Part Ⅻ.\n2.Nobody reads this number.\n`),
  },
  {
    id: 'legal-heading-number',
    invalid: terms(law.replace('## Law', '## 1. Law')),
    valid: terms(law),
  },
  {
    id: 'legal-clause-within',
    invalid: terms(`${law.trimEnd()} 2. No other law does.\n`),
    valid: terms(`${law}2. No other law does.\n`),
  },
])

const messages = async (text: string) => (await legalFigures.check(await contentOf(terms(text)))).map(formatDiagnostic)

test('a hard-coded figure is reported at its location, in summaries too', async () => {
  const text = valid
    .replace('within {{terms.paymentWithin}}.\n\n', 'within 14 days.\n\n')
    .replace('   applies.', '   applies to 2.5% of it.')
  expect(await messages(text)).toEqual([
    'content/pages/terms.md:11:24  “14” is a hard-coded figure. Use the token of a fact in content/facts.yml, such as {{terms.…}}, or give the reason in a comment on the line above: <!-- number ok: reason -->.',
    'content/pages/terms.md:23:15  “2.5%” is a hard-coded figure. Use the token of a fact in content/facts.yml, such as {{terms.…}}, or give the reason in a comment on the line above: <!-- number ok: reason -->.',
  ])
})

test('a comment on the same line or the line above suppresses a figure', async () => {
  const figure = 'as they stood on 2026-01-31'
  expect(await messages(valid.replace(figure, 'in 2 parts <!-- number ok: of the law -->'))).toEqual([])
  expect(await messages(valid.replace('2. See', '<!-- number ok: of the law -->\n2. In 14 cases, see'))).toEqual([])
  expect(await messages(valid.replace(figure, 'in 2 parts <!-- number ok: -->'))).toHaveLength(1)
  const twice = 'in 2 parts <!-- number ok: of the law --> and 3 more'
  expect(await messages(valid.replace(figure, twice))).toEqual([expect.stringContaining('“3”')])
  expect(await messages(valid.replace(figure, 'in 5 parts, or 6 <!-- number ok: of the law -->'))).toEqual([
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
])('“%s” is allowed, because it is a reference or a year', async (reference) => {
  expect(await messages(valid.replace('as they stood on 2026-01-31', reference))).toEqual([])
})

test.each(['book 7 days ahead', 'up to 2026 people', 'for €2026', 'article 5%', '2,026 of them'])(
  '“%s” is a hard-coded figure',
  async (figure) => {
    expect(await messages(valid.replace('as they stood on 2026-01-31', figure))).toHaveLength(1)
  },
)
