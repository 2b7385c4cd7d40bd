import { expect, test } from '@jest/globals'
import { sortDiagnostics } from '../../shared/diagnostic'
import { readYaml } from './read-yaml'

const lines = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${write(index)}\n`).join('')

/** Long enough for a busy machine: when each name was compared with all others, 60,000 of them took three minutes. */
const TIMEOUT_MS = 120_000

test(
  'reading 40,000 names does not compare each with all others',
  () => {
    const text = lines(40_000, (index) => `k${index}: 1`)
    const { value, problems, locationOf, sourceOf } = readYaml('a.yml', text)
    expect(problems).toEqual([])
    expect(Object.keys(value as object)).toHaveLength(40_000)
    const isFound = (name: string, index: number) =>
      locationOf([name], 'name').line === index + 1 && sourceOf([name]) === '1'
    expect(Object.keys(value as object).every(isFound)).toBe(true)
  },
  TIMEOUT_MS,
)

test('a repeated field name is reported at its second occurrence, at any depth', () => {
  const { problems } = readYaml('a.yml', 'a: 1\nb: { c: 1, d: 2, c: 3 }\na: 2\ne:\n  - f: 1\n    f: 2\n')
  const found = sortDiagnostics(problems).map(({ id, line, column }) => [id, line, column])
  expect(found).toEqual([
    ['yaml-name-twice', 2, 18],
    ['yaml-name-twice', 3, 1],
    ['yaml-no-dash', 6, 5],
  ])
})

test.each([
  ['unclosed quotation marks', (index: number) => `k${index}: "b`],
  ['tags', (index: number) => `k${index}: !a b`],
  ['anchors', (index: number) => `k${index}: &a b`],
  ['tabs', () => '\ta: 1'],
  ['the same name', () => 'a: 1'],
])(
  'thousands of %s give a message within two minutes',
  (_, write) => {
    expect(readYaml('a.yml', lines(8000, write)).problems.length).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)

test.each([
  ['s:\n  name: A\n    text: B\n  - name: C\n    text: D\n', 2],
  ['s:\n  - name: A\n    text: B\n  name: C\n    text: D\n', 4],
])('an item that has lost its dash is reported as such, wherever it is in its list: %j', (text, line) => {
  expect(readYaml('a.yml', text).problems.map((each) => [each.id, each.line])).toEqual([['yaml-no-dash', line]])
})

test.each([
  // The list is aligned with its name, the items have other names, or the next list is another one.
  'a:\n- x: 1\n  y: 2\nb: 3\n  c: 4\n',
  's:\n  - name: A\n  text: B\n    more: C\n',
  's:\n  name: A\n    text: B\nt:\n  - name: C\n',
])('a line with no similar item beside it has not lost a dash: %j', (text) => {
  expect(readYaml('a.yml', text).problems.map(({ id }) => id)).toEqual(['yaml-indent-odd'])
})

test('an exclamation mark is reported only at the start of a value', () => {
  const { problems } = readYaml('a.yml', 'a: x!\nb: !y\n  z\nc: !!str q\n')
  expect(problems.map(({ id, line, column }) => [id, line, column])).toEqual([
    ['yaml-exclamation-mark', 2, 4],
    ['yaml-exclamation-mark', 4, 4],
  ])
})

test.each([
  ['x:\n  - a: Two\nwords\n    b: 1\n    c: 2\n    d: 3\n', ['yaml-no-field', 3]],
  ['# A note\nname = x # y\na: 1\nb:\n  c: 2\n', ['yaml-no-field', 2]],
  ['a; Words\n# A note\nb: 2\n', ['yaml-no-field', 1]],
  ['a: 1\n# A note that was\nsplit in two.\n# Another\nb: 2\nc: 3\n', ['yaml-no-colon', 3]],
])('what follows from a line that is not a field is not reported: %j', (text, expected) => {
  expect(readYaml('a.yml', text).problems.map(({ id, line }) => [id, line])).toEqual([expected])
})

test.each([
  ['x:\n  - a: Two\nwords\n    b: 1\n    c: 2\n', 6],
  ['a: 1\nb: Two\n\n# A note\nwords\nc: 3\n', 2],
  ['\nwords\nc: 3\n', 2],
])('a line that may continue the value above is reported with the number of spaces for that: %j', (text, spaces) => {
  expect(readYaml('a.yml', text).problems.map(({ fix }) => /write (\d+) spaces/.exec(fix)?.[1])).toEqual([
    String(spaces),
  ])
})

test.each([
  ['card:\nkind: A\n  question: B\n', 2, 2],
  ['x:\n  - name: A\n    text: B\nalt: C\n  - name: D\n', 4, 4],
  ['x:\n  - name: A\n    text: B\n   - name: C\n', 4, 2],
  ['a: 1\nb:\n  c: 2\nd: 3\n  e: 4\n', 4, 2],
])('a line that lost or gained spaces is reported with the number that it needs: %j', (text, line, instead) => {
  const found = readYaml('a.yml', text).problems
  expect(found.map(({ id, line, fix }) => [id, line, fix.split(' ')[1]])).toEqual([
    ['yaml-indent-odd', line, String(instead)],
  ])
})
