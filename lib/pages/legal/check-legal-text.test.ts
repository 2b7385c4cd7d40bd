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
