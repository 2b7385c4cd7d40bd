import { caseFiles, caseText } from '../../../tests/fixtures/messages/case-files'
import { changed, doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import type { Texts } from '../../../tests/fixtures/small-content'
import { lengths } from '../../pages/head/lengths'
import { heads } from './heads'

const sentence = 'It says what this page of the documentation is about.'
const page = (name: string, title: string, description = sentence) => ({
  [`content/docs/${name}.md`]: doc({ title, description }),
})

const dated = (...paths: string[]) => ({
  'content/.dates.json': JSON.stringify(
    Object.fromEntries(paths.map((path) => [path, { words: '0123456789abcdef', day: '2026-11-21' }])),
  ),
})

/** Returns a title that has this length with “ – Oogwenk”, which the site adds. */
const ofLength = (count: number) => 'a'.repeat(count - 10)
const described = (count: number) => page('guide', 'A guide', 'a'.repeat(count))

/** Returns two cases, the second with this heading. */
const twoCases = (heading: string): Texts => {
  const second = caseFiles(caseText().replace('heading: Toast', `heading: ${heading}`))
  const renamed = Object.entries(second).map(([file, content]) => [file.replace('cases/toast', 'cases/white'), content])
  return { ...caseFiles(), ...Object.fromEntries(renamed) } as Texts
}

testRule(heads, [
  { id: 'head-duplicate-heading', invalid: twoCases('Toast'), valid: twoCases('White bread') },
  {
    id: 'head-name-twice',
    invalid: page('guide', 'A guide to lamps | Oogwenk'),
    valid: page('guide', 'A guide to lamps by Oogwenk'),
    repaired: page('guide', 'A guide to lamps'),
  },
  {
    id: 'head-title-length',
    invalid: page('guide', ofLength(lengths.title.max + 1)),
    valid: page('guide', ofLength(lengths.title.max)),
  },
  {
    id: 'head-name-length',
    invalid: {
      ...changed('content/site.yml', 'name: Oogwenk', `name: ${'a'.repeat(33)}`),
      ...page('guide', 'A guide'),
    },
    valid: { ...changed('content/site.yml', 'name: Oogwenk', `name: ${'a'.repeat(32)}`), ...page('guide', 'A guide') },
  },
  {
    id: 'head-description-length',
    invalid: described(lengths.description.max + 1),
    valid: described(lengths.description.max),
  },
  {
    id: 'head-description-length',
    invalid: described(lengths.description.min - 1),
    valid: described(lengths.description.min),
  },
  {
    id: 'head-duplicate',
    invalid: { ...page('one', 'A guide'), ...page('two', 'A guide', `${sentence} Twice.`) },
    valid: { ...page('one', 'A guide'), ...page('two', 'Another guide', `${sentence} Twice.`) },
  },
  {
    id: 'head-duplicate',
    invalid: { ...page('one', 'A guide'), ...page('two', 'Another guide') },
    valid: { ...page('one', 'A guide'), ...page('two', 'Another guide', `${sentence} Twice.`) },
  },
  {
    id: 'head-duplicate',
    // The copy comes first in alphabetical order, and has no date.
    invalid: { ...page('a-guide', 'A guide'), ...page('guide', 'A guide'), ...dated('/docs/guide') },
    valid: { ...page('a-guide', 'A copy', `${sentence} Twice.`), ...page('guide', 'A guide'), ...dated('/docs/guide') },
  },
  {
    id: 'head-duplicate',
    invalid: { ...page('guide', 'A guide'), ...page('one', 'A guide', `${sentence} Twice.`) },
    // The rule `routes` reports two files with the same address.
    valid: { ...page('guide', 'A guide'), ...page('guide/index', 'A guide') },
    repaired: { ...page('guide', 'A guide'), ...page('one', 'Another guide', `${sentence} Twice.`) },
  },
])
