import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { withoutConsequences } from '../../lib/lint/consequences'
import { findProblems, lintTexts } from '../../lib/lint/lint-content'
import { formatDiagnostic, sortDiagnostics } from '../../lib/shared/diagnostic'
import { caseFiles, caseText } from '../fixtures/messages/case-files'
import { changed, doc, withLead, withText } from '../fixtures/messages/pages'
import { onPart } from '../fixtures/part-of-site'
import type { Texts } from '../fixtures/small-content'

/**
 * Returns the messages of content lint about these files, except those about heads, about dates, and about the text
 * that the thank-you page does not show.
 */
async function messagesIn(files: Texts): Promise<string[]> {
  const all = await onPart(files, findProblems, { legal: [], locales: false })
  const found = all.filter(({ file, id }) => file in files && !/^(?:head-|date-|text-not-shown)/.test(id))
  return sortDiagnostics(withoutConsequences(found)).map(formatDiagnostic)
}

test.each(['café', 'naïve', 'résumé', 'façade', 'cliché', 'fiancée', 'décor', 'entrée'])(
  'the British word %s is known',
  async (word) => {
    expect(await messagesIn(withText(`It is the ${word}, or the ${word.normalize('NFD')}.`))).toEqual([])
  },
)

test('a word in words.txt may have an accent, composed or not', async () => {
  const words = { 'content/words.txt': `${readFileSync('content/words.txt', 'utf8').trimEnd()}\nChloe\u0308\n` }
  expect(await messagesIn({ ...withText('We asked Chloë and Chloe\u0308.'), ...words })).toEqual([])
})

test('phrases with accents are known', async () => {
  expect(await messagesIn(withText('We write à la carte, with a sense of déjà vu and vis-à-vis.'))).toEqual([])
})

/** The page with a text below its first line. That line has an error, because nothing shows the text of this page. */
const onPage = (text: string) => withText(`Thanks.\n\n${text}`)

test('a wrong accent is reported with the right one', async () => {
  expect(await messagesIn(onPage('It is the cafè.'))).toEqual([
    'content/pages/thanks.md:9:11  “cafè” is not in the British dictionary. Write “café”, or add it to content/words.txt.',
  ])
})

test.each([
  ['lead: We arrange and arange it.', '4:22'],
  ['lead: "We \\"arrange\\" and\n  arange it."', '5:3'],
  ["lead: 'It''s how we arange it.'", '4:21'],
  ['lead: >-\n  We arrange\n  and arange it.', '6:7'],
  ['lead: We arrange\n  and arange it.', '5:7'],
])('in the field %j, a misspelt word is reported where it is', async (field, location) => {
  expect(await messagesIn(withLead('Text.', field))).toEqual([expect.stringContaining(`:${location}  lead  “arange”`)])
})

const caseFile = 'content/cases/toast/index.md'
const docsFile = 'content/docs/one.md'
const onDocs = (text: string) => ({ [docsFile]: doc({ text }) })

test.each([
  ['a page', onPage, 'content/pages/thanks.md:9'],
  ['the documentation', onDocs, `${docsFile}:8`],
])('on %s, hard-coded numbers of customers and prices get warnings, and tokens are accepted', async (_, on, where) => {
  expect(await messagesIn(on('Three of our customers stay.'))).toEqual([
    `${where}:1  “Three of our customers” is a hard-coded number of customers. Write it without the number, or add a fact to content/facts.yml and use its token here, or give the reason in a comment on the line above: <!-- number ok: reason -->.`,
  ])
  expect(await messagesIn(on('We have 300 customers.'))).toEqual([expect.stringContaining('“300 customers”')])
  expect(await messagesIn(on('Lite costs €99.'))).toEqual([
    `${where}:12  “€99” is a hard-coded price. Use {{plans.lite.price}}, so that it changes with the price, or give the reason in a comment on the line above: <!-- number ok: reason -->.`,
  ])
  expect(await messagesIn(on('90% of our customers stay.'))).toHaveLength(1)
  expect(await messagesIn(on('Our customers stay. Lite costs {{plans.lite.price}}.'))).toEqual([])
})

test('in a case, a hard-coded number of customers gets a warning', async () => {
  const found = await lintTexts(caseFiles(caseText({ emotion: 'Three of our customers agree.' })) as Texts)
  const numbers = found.filter(({ file, what }) => file === caseFile && what.includes('Three'))
  expect(numbers.map(({ id, severity }) => [id, severity])).toEqual([['claim-customers', 'warning']])
})

test.each(['lead: **Free** tests', 'lead: [Free](/pricing) tests', 'lead: Use <br> tests'])(
  '%s is reported once, and plain words are accepted',
  async (field) => {
    expect(await messagesIn(withLead('Text.', field))).toHaveLength(1)
    expect(await messagesIn(withLead('Text.', 'lead: Free tests'))).toEqual([])
  },
)

test('a price is compared with the plan that its sentence mentions, and a year is not a number of customers', async () => {
  const found = await messagesIn(onPage('Lite costs €99, and Pro €199. In 2020 customers left.'))
  expect(found.map((each) => /“(.*?)” is a hard-coded price/.exec(each)?.[1])).toEqual(['€99', '€199'])
})

test('in a locale file, a misspelt word is reported where it is', async () => {
  const file = 'locales/en/common.json'
  const edited = changed(file, '"legend": "', '"legend": "The \\"headline\\" of a hedline, ')
  const lines = edited[file]?.toString().split('\n') ?? []
  const line = lines.findIndex((each) => each.includes('hedline'))
  const [found] = await messagesIn(edited)
  expect(found).toMatch(`${file}:${line + 1}:${(lines[line]?.indexOf('hedline') ?? 0) + 1}  `)
})

describe('formatting in a label or a field', () => {
  test.each([
    ['<b>Free</b> tests', 'Free tests'],
    ['**Free** tests', 'Free tests'],
    ['[Free](/pricing) tests', 'Free tests'],
    ['Free<br>tests', 'Free tests'],
    ['*Free* tests', 'Free tests'],
    ['_Free_ tests', 'Free tests'],
    ['<STRONG>Free</STRONG> tests', 'Free tests'],
    ['Free&nbsp;tests', 'Free tests'],
  ])('%s is reported once, with what to write', async (written, instead) => {
    const inField = (text: string) => withLead('Text.', `lead: "${text}"`)
    const file = 'locales/en/common.json'
    const inLabel = (text: string) => changed(file, '"legend": "', `"legend": "${text} `)
    for (const within of [inField, inLabel]) {
      expect(await messagesIn(within(written))).toEqual([
        expect.stringMatching(/“[^”]*” would be shown as it is, because this text has no formatting\. Write “/),
      ])
      expect((await messagesIn(within(written)))[0]).toContain(`Write “${instead.slice(0, 4)}`)
      expect(await messagesIn(within(instead))).toEqual([])
    }
  })
})
