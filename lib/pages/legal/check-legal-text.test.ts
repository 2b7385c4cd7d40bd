import { expect, test } from '@jest/globals'
import { legalText as valid } from '../../../tests/fixtures/legal-text'
import { readMarkdown } from '../../markdown/pipeline'
import { formatDiagnostic } from '../../shared/diagnostic'
import { checkLegalText } from './check-legal-text'

const file = 'content/pages/terms.md'
const messages = (body: string) =>
  checkLegalText({ body, tree: () => readMarkdown(body, file) }, file).map(formatDiagnostic)

test('a text that consists of sections, summaries and clauses is valid', () => {
  expect(messages(valid)).toEqual([])
})

test('a paragraph outside the clauses is reported with its line', () => {
  expect(messages(valid.replace('2. See', '\nWe may also change our minds about it.\n\n2. See'))).toEqual([
    'content/pages/terms.md:7:1  “We may also change our minds about it.” is outside the clauses. Make it an item of the numbered list: “1. …”.',
  ])
})

test('a long paragraph outside the clauses is quoted up to 40 characters', () => {
  expect(messages(`${valid}\nWhatever else we have thought of goes without a number here.\n`)).toEqual([
    'content/pages/terms.md:17:1  “Whatever else we have thought of goes wi…” is outside the clauses. Make it an item of the numbered list: “1. …”.',
  ])
})

test('a bulleted list is not a list of clauses', () => {
  expect(messages('## Law\n\n> In short: Dutch law applies.\n\n- Dutch law applies.\n')).toEqual([
    'content/pages/terms.md:5:1  “Dutch law applies.” is outside the clauses. Make it an item of the numbered list: “1. …”.',
  ])
})

test('text above the first section is reported', () => {
  expect(messages(`Welcome to our terms.\n\n${valid}`)).toEqual([
    'content/pages/terms.md:1:1  “Welcome to our terms.” is above the first section. Write it as a clause below a ## heading: “1. …”.',
  ])
})

test('a section without summary or clause is reported at its heading', () => {
  expect(messages(`${valid}\n## Nothing\n`)).toEqual([
    'content/pages/terms.md:17:1  “Nothing” has no summary. Write “> In short: …” below the heading.',
    'content/pages/terms.md:17:1  “Nothing” has no clause. Write at least one below its summary: “1. …”.',
  ])
})

test('a summary below the clauses is reported', () => {
  expect(messages('## Law\n\n1. Dutch law applies.\n\n> In short: Dutch law applies.\n')).toEqual([
    'content/pages/terms.md:5:1  The summary of “Law” is not directly below its heading. Move it there, above the clauses.',
  ])
})

test('a section whose heading has the wrong level is reported once', () => {
  expect(messages(`${valid}\n### Court\n\n> In short: A court decides.\n\n1. A court decides.\n`)).toHaveLength(1)
})

test.each([
  ['> Dutch law applies.', 'The summary starts with “Dutch law applies.”. Start it with “In short: ”.'],
  [
    '> In short: Dutch law applies. No other does.',
    'The summary is longer than one sentence. Say it in one, and put the rest in clauses.',
  ],
  [
    '> In short: Dutch law applies.\n>\n> No other does',
    'The summary is longer than one sentence. Say it in one, and put the rest in clauses.',
  ],
])('the summary %j is rejected', (summary, message) => {
  expect(messages(valid.replace('> In short: Dutch law applies.', summary))).toEqual([
    `content/pages/terms.md:12:1  ${message}`,
  ])
})

test('a clause that is empty, has two paragraphs or contains a list is reported', () => {
  const text = '## Law\n\n> In short: Dutch law applies.\n\n1. First.\n\n   More.\n2.\n3. Third.\n   - a point\n'
  expect(messages(text)).toEqual([
    'content/pages/terms.md:5:1  “First.More.” is more than one paragraph. Make each paragraph a clause of its own: “1. …”.',
    'content/pages/terms.md:8:1  This clause is empty. Write its sentence, or remove the number.',
    'content/pages/terms.md:10:1  “- a point” begins like an item within a clause, and clauses have no lists. Make each item a clause of its own, on a line that begins with its number: “1. …”; or write them all in the sentence of the clause.',
  ])
})

test('a heading of the wrong level is reported', () => {
  expect(messages(`${valid}\n### Details\n`)).toEqual([
    'content/pages/terms.md:17:1  “Details” has 3 #. Write ## if it begins a section, or a number such as “1. …” if it is a clause; a legal text has nothing else.',
  ])
})

const law = (clauses: string) => `## Law\n\n> In short: Dutch law applies.\n\n${clauses}\n`

test('a sentence below a clause that has no number is reported, and quoted up to 40 characters', () => {
  const reported = (sentence: string) => messages(law(`1. Dutch law applies.\n${sentence}\n2. A court decides.`))
  const advice =
    'is read as part of the clause above it. Write its number before it, such as “2. …”; or, if it belongs to that clause, write both on one line.'
  expect(reported('So do treaties.')).toEqual([`content/pages/terms.md:6:1  “So do treaties.” ${advice}`])
  expect(reported('So do treaties that the Netherlands have signed.')).toEqual([
    `content/pages/terms.md:6:1  “So do treaties that the Netherlands have…” ${advice}`,
  ])
})

test('two sections with the same heading are reported, regardless of case; empty headings are not', () => {
  expect(messages(`${valid}\n${law('1. Again.').replace('Law', 'LAW')}`)).toEqual([
    'content/pages/terms.md:17:1  “LAW” is the heading of two sections: this one, and the one on line 10. Write another heading here, or put the clauses of both below one of them.',
  ])
  expect(messages(law('1. One.').replace(' Law', '').repeat(2))).toEqual([])
})

test('a reference to a clause or section that the text does not have is reported with the numbers that it has', () => {
  const reported = (reference: string) => messages(law(`1. See ${reference}.\n2. A court decides.`))
  for (const known of ['clause 2', 'clause 1.2', 'section 1', 'clauses 1 and 2', 'section 7 of the agreement'])
    expect(reported(known)).toEqual([])
  for (const [unknown = '', range] of [
    ['clause 0', 'from 1 to 2'],
    ['clause 3', 'from 1 to 2'],
    ['clauses 12 and 2', 'from 1 to 2'],
    ['clause 1.3', 'from 1.1 to 1.2'],
    ['section 2', 'only 1'],
  ])
    expect(reported(unknown)).toEqual([
      expect.stringMatching(
        `^content/pages/terms.md:5:\\d+  “.* does not exist in this text. Write the number that is meant, ${range}; or say which text it belongs to`,
      ),
    ])
})
