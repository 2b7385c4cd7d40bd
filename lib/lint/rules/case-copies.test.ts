import { caseText, comparisonText, secondCsv, validCsv } from '../../../tests/fixtures/messages/case-files'
import { smallPng, widePng } from '../../../tests/fixtures/messages/picture-bytes'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { caseCopies } from './case-copies'

const first = caseText()
const text = (change: (text: string) => string) => ({ 'content/cases/toast/index.md': change(comparisonText()) })
const cases = (csv: string) => ({
  'content/cases/bread/index.md': first,
  'content/cases/bread/a.csv': validCsv,
  'content/cases/toast/index.md': first,
  'content/cases/toast/a.csv': csv,
})

const pictures = (second: Uint8Array) => ({
  'content/cases/bread/index.md': first,
  'content/cases/bread/bread.png': widePng(),
  'content/cases/toast/index.md': first,
  'content/cases/toast/toast.png': second,
})

const twoPictures = (first: Uint8Array, second: Uint8Array) => ({
  'content/cases/toast/index.md': comparisonText(),
  'content/cases/toast/toast-a.png': first,
  'content/cases/toast/toast-b.png': second,
})

const stamped = (...names: string[]) => ({
  'content/.dates.json': JSON.stringify(
    Object.fromEntries(names.map((name) => [`/cases/${name}`, { words: '0123456789abcdef', day: '2026-11-21' }])),
  ),
})

testRule(caseCopies, [
  { id: 'case-copied-file', invalid: cases(validCsv), valid: cases(secondCsv.replace('600', '601')) },
  {
    id: 'case-copied-file',
    invalid: pictures(widePng()),
    valid: pictures(smallPng()),
  },
  {
    // The copy is the case without a date, although its name comes first.
    id: 'case-copied-file',
    invalid: { ...pictures(widePng()), ...stamped('toast') },
    valid: { ...pictures(smallPng()), ...stamped('toast') },
  },
  {
    // Both cases have dates, so either may have the wrong file.
    id: 'case-copied-file',
    invalid: { ...cases(validCsv), ...stamped('bread', 'toast') },
    valid: { ...cases(secondCsv.replace('600', '601')), ...stamped('bread', 'toast') },
  },
  {
    id: 'case-same-picture',
    invalid: twoPictures(smallPng(), smallPng()),
    valid: twoPictures(smallPng(), widePng()),
  },
  {
    // A picture that no page shows is reported as such.
    id: 'case-same-picture',
    invalid: twoPictures(smallPng(), smallPng()),
    valid: { ...twoPictures(smallPng(), widePng()), 'content/cases/toast/toast-old.png': smallPng() },
  },
  {
    id: 'case-name-twice',
    invalid: text((each) => each.replace('name: B', 'name: the Page')),
    valid: text((each) => each),
  },
  {
    id: 'case-name-twice',
    invalid: text((each) => each.replace('name: Question', 'name: Tested')),
    valid: text((each) => each.replace('text: Is it good?', 'text: Toast')),
  },
])
