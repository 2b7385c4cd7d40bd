import { getDates } from '../../../pages/dates/dates'
import { collectDiagnostics } from '../../../shared/content-error'
import { caseFiles, caseText } from './case-files'
import type { MessageCase } from './message-case'
import { changed, lineCase, withLine } from './pages'

const docs = (line: string) => ({
  'content/docs/x.md': `---\ntitle: X\ndescription: It says what the page is about.\nlead: A lead.\n${line}\n---\n\nText.\n`,
})
const described = (description: string) => ({
  'content/pages/thanks.md': `---\ntitle: Thanks\ndescription: ${description}\nlead: Yes\nbutton: Home\n---\n\nText.\n`,
})
const site = (from: string, to: string) => changed('content/site.yml', from, to)
const version = (letter: string) => `  - { name: ${letter}, picture: toast-${letter}.png, alt: Toast. }\n`

export const fieldCases: readonly MessageCase[] = [
  { id: 'field-missing', bad: docs('# no order'), near: docs('order: 1') },
  { id: 'field-empty', bad: docs('order:'), near: docs('order: 0') },
  { id: 'field-text-empty', bad: withLine('', '""'), near: withLine('', '"0"') },
  { id: 'field-text-empty', bad: withLine('', '"  \u00A0"'), near: withLine('', '" 0 "') },
  { id: 'field-text-empty', bad: described('"                      "'), near: described('"          Text.       "') },
  { id: 'field-text-empty', bad: site('name: Oogwenk', 'name: "   "'), near: site('name: Oogwenk', 'name: " x "') },
  {
    id: 'field-text-empty',
    bad: changed('content/facts.yml', 'text: credit card', 'text: "  "'),
    near: changed('content/facts.yml', 'text: credit card', 'text: " card "'),
  },
  {
    id: 'field-text-empty',
    bad: caseFiles(caseText({ versions: '  - { name: " ", picture: toast-a.png, alt: "\\u200B" }\n' })),
    near: caseFiles(caseText({ versions: version('a') })),
  },
  lineCase('field-unknown', 'nots: A note', 'note: A note'),
  lineCase('field-renamed', 'formerly: [/old]', 'aliases: [/old]'),
  {
    id: 'field-decimal-comma',
    bad: changed('content/facts.yml', 'price: { money: 99 }', 'price: { money: 99,00 }'),
    near: changed('content/facts.yml', 'price: { money: 99 }', 'price: { money: 99.00 }'),
  },
  { id: 'field-read-otherwise', bad: withLine('', '007'), near: withLine('', '"1.10"') },
  lineCase('field-wrong-kind', 'draft: no', 'draft: false'),
  {
    id: 'field-wrong-kind',
    bad: changed('content/facts.yml', 'viewingTime: { seconds: 10 }', 'viewingTime: 10 seconds'),
    near: changed('content/facts.yml', 'viewingTime: { seconds: 10 }', 'viewingTime: { seconds: 10 }'),
  },
  lineCase('field-quoted', 'draft: "true"', 'draft: true'),
  {
    id: 'field-quoted',
    bad: changed('content/facts.yml', 'viewingTime: { seconds: 10 }', 'viewingTime: { seconds: "10" }'),
    near: changed('content/facts.yml', 'viewingTime: { seconds: 10 }', 'viewingTime: 10 seconds'),
  },
  { id: 'field-other-value', bad: docs('order: 1\nlayout: pages'), near: docs('order: 1\nlayout: page') },
  {
    id: 'field-bad-date',
    bad: { 'content/.dates.json': '{\n  "/terms": { "words": "0123456789abcdef", "day": "2026-02-30" }\n}\n' },
    near: { 'content/.dates.json': '{\n  "/terms": { "words": "0123456789abcdef", "day": "2026-02-28" }\n}\n' },
    tell: () => collectDiagnostics(getDates),
  },
  {
    id: 'field-bad-address',
    bad: site('help: https://', 'help: http://'),
    near: site('help: https://help.', 'help: https://helping.'),
  },
  {
    id: 'field-bad-value',
    bad: site('endpoint: /forms', 'endpoint: //forms.example'),
    near: site('endpoint: /forms', 'endpoint: https://forms.example'),
  },
  { id: 'field-too-long', bad: withLine('', 'x'.repeat(91)), near: withLine('', 'x'.repeat(90)) },
  {
    id: 'field-too-short',
    bad: described('Nineteen characters'),
    near: described('Twenty characters so'),
  },
  {
    id: 'field-list-long',
    bad: caseFiles(caseText({ versions: version('a') + version('b') + version('c') })),
    near: caseFiles(caseText({ versions: version('a') + version('b') })),
  },
  {
    id: 'field-list-short',
    bad: caseFiles(caseText({ versions: '  []\n' })),
    near: caseFiles(caseText({ versions: version('a') })),
  },
  {
    id: 'field-too-large',
    bad: site('copyrightYear: 2023', 'copyrightYear: 20230'),
    near: site('copyrightYear: 2023', 'copyrightYear: 2100'),
  },
  { id: 'field-number-written', bad: docs('order: 0140'), near: docs('order: 140') },
  { id: 'field-number-written', bad: docs('order: 0x8c'), near: docs('order: 140.0') },
  { id: 'field-too-small', bad: site('keepDays: 30', 'keepDays: 0'), near: site('keepDays: 30', 'keepDays: 1') },
]
