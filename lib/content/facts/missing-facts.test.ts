import { expect, test } from '@jest/globals'
import { diagnosticAt, formatDiagnostic } from '../../shared/diagnostic'
import { tokenMessages } from '../../shared/token-messages'
import { factMessages } from '../content-messages'
import { parseData } from '../validate'
import { factSchema } from './facts-schema'
import { joinMissingFacts } from './missing-facts'

const source = 'plans:\n  lite:\n    price: { days: 1 }\nterms:\n  rawDataKept: { days: 1 }\n'
const fact = parseData('facts.yml', 'days: 1', factSchema)
const facts = { plans: { lite: { price: fact } }, terms: { rawDataKept: fact } } as unknown as Parameters<
  typeof joinMissingFacts
>[2]

const unknown = (file: string, line: number | undefined, name = 'terms.law') =>
  diagnosticAt({ file, line }, tokenMessages['token-unknown'], { name, instead: 'Write another' })
const other = diagnosticAt({ file: 'a.md', line: 1 }, factMessages['fact-cents'], { found: '1.999' })

test('a fact that two lines use and no fact resembles is reported once, in its group', () => {
  const found = [unknown('a.md', 3), other, unknown('b.md', undefined)]
  expect(joinMissingFacts(found, source, facts).map(formatDiagnostic)).toEqual([
    formatDiagnostic(other),
    'content/facts.yml:4  terms  There is no fact “terms.law”, and 2 lines use it: a.md (line 3), b.md. If it has another name now, write that in each of them; otherwise restore it from an earlier commit, or rewrite those texts without {{terms.law}}.',
  ])
})

test('a fact that two lines use with different capitals is reported once, at its name', () => {
  const found = [unknown('a.md', 3, 'terms.rawdataKept'), unknown('b.md', 4, 'terms.rawdataKept')]
  expect(joinMissingFacts(found, source, facts).map(formatDiagnostic)).toEqual([
    'content/facts.yml:5:3  terms.rawDataKept  2 lines use the fact “terms.rawdataKept”, whose name has other capitals here: a.md (line 3), b.md (line 4). Write rawdataKept: here; or, if other texts use it as it is, write {{terms.rawDataKept}} in those lines.',
  ])
})

test('a group whose name differs from the one in the texts is reported once, at its name', () => {
  const names = ['Terms.rawDataKept', 'Terms.other']
  const found = [unknown('a.md', 3, names[0]), unknown('a.md', 3, names[1]), unknown('b.md', 4, names[0])]
  const both = { ...facts, terms: { rawDataKept: fact, other: fact } } as typeof facts
  expect(joinMissingFacts(found, source, both).map(formatDiagnostic)).toEqual([
    'content/facts.yml:4:1  terms  2 lines use facts of “Terms”, a group that is called “terms” here: a.md (line 3), b.md (line 4). Write Terms: here; or, in those lines, “terms” instead of “Terms”.',
  ])
  // A fact of that group is missing, or only one fact is used: the name may be mistyped in the texts.
  expect(joinMissingFacts(found, source, facts)).toEqual(found)
  expect(
    joinMissingFacts(
      [found[0], found[2]].flatMap((each) => each ?? []),
      source,
      both,
    ),
  ).toHaveLength(2)
})

test('a missing fact of a plan is reported in its plan', () => {
  const found = [unknown('a.md', 3, 'plans.lite.storage'), unknown('b.md', 4, 'plans.lite.storage')]
  expect(joinMissingFacts(found, source, facts).map(formatDiagnostic)).toEqual([
    expect.stringContaining('content/facts.yml:2  plans.lite  There is no fact “plans.lite.storage”'),
  ])
})

test('at most eight lines are listed', () => {
  const found = (count: number) => Array.from({ length: count }, (_, index) => unknown('a.md', index + 1))
  const linesOf = (count: number) => joinMissingFacts(found(count), source, facts).map(({ what }) => what)
  expect(linesOf(8)).toEqual([
    `There is no fact “terms.law”, and 8 lines use it: ${[1, 2, 3, 4, 5, 6, 7, 8].map((line) => `a.md (line ${line})`).join(', ')}.`,
  ])
  expect(linesOf(9)[0]).toMatch(/ and 9 lines use it: a\.md \(line 1\), .*, a\.md \(line 8\), …\.$/)
  expect(linesOf(9)[0]).not.toContain('(line 9)')
})

test.each([
  ['one line, whose text several checks read', [unknown('a.md', 3), unknown('a.md', 3)]],
  ['one line, beside another missing fact', [unknown('a.md', 3), unknown('b.md', 4, 'terms.age')]],
  [
    'two lines, and a fact resembles it',
    [unknown('a.md', 3, 'terms.rawDataKpet'), unknown('b.md', 4, 'terms.rawDataKpet')],
  ],
  ['two lines, and its group does not exist', [unknown('a.md', 3, 'trems.law'), unknown('b.md', 4, 'trems.law')]],
  ['two lines, and it has no group', [unknown('a.md', 3, 'law'), unknown('b.md', 4, 'law')]],
])('a missing fact is reported where it is used if that is %s', (_, found) => {
  expect(joinMissingFacts([...found, other], source, facts)).toEqual([...found, other])
})

test('if the facts cannot be read, each use is reported', () => {
  const found = [unknown('a.md', 3), unknown('b.md', 4)]
  expect(joinMissingFacts(found, undefined, facts)).toBe(found)
  expect(joinMissingFacts(found, source, undefined)).toBe(found)
  expect(joinMissingFacts([other, other], source, facts)).toEqual([other, other])
  expect(joinMissingFacts([unknown('a.md', 3)], source, facts)).toHaveLength(1)
})
