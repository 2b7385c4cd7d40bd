import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { listSources } from '../../../tests/architecture/source'
import { fillPlaceholders, placeholdersOf } from '../../shared/diagnostic'
import { rules } from '../rules'
import { groups } from './catalogue'
import { writeMessages } from './write-messages'

const messages = groups.flatMap((group) => Object.values(group.messages))

test.each(messages)('$id has two sentences', ({ what, fix }) => {
  for (const sentence of [what, fix]) expect(sentence).toMatch(/^\S.*[.}]$/)
  expect(what).not.toMatch(/ – |\bplease\b|!/i)
})

test('no two messages have the same id', () => {
  expect(messages.length).toBeGreaterThan(250)
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length)
})

test('message ids say “invalid”, never “bad”', () => {
  const isUnclear = (id: string) => id.split('-').includes('bad')
  expect(messages.map(({ id }) => id).filter(isUnclear)).toEqual([])
  expect(['field-bad-date', 'page-badge'].filter(isUnclear)).toEqual(['field-bad-date'])
})

test('docs/messages.md lists every message: `npm run tool -- messages` writes it', () => {
  expect(readFileSync('docs/messages.md', 'utf8')).toBe(writeMessages(groups))
})

/** Returns whether a module has messages, and a test beside it with an invalid and a valid input for each. */
const isTested = (path: string): boolean => {
  const test = path.replace(/\.ts$/, '.test.ts')
  const hasMessages = /\bdefineMessages\(/.test(readFileSync(path, 'utf8'))
  return hasMessages && existsSync(test) && /\btest(?:Rule|Messages)\(/.test(readFileSync(test, 'utf8'))
}

test('every rule, and the launch check, has messages, and a test beside it with an invalid and a valid input for each', () => {
  const rules = listSources().filter((path) =>
    /^lib\/lint\/(?:rules\/(?:(?:facts|prose)\/)?[\w-]+|launch\/launch-messages)\.ts$/.test(path),
  )
  expect(rules.length).toBeGreaterThan(20)
  expect(rules.filter((path) => !isTested(path))).toEqual([])
})

test('every test in the folder of rules tests a rule', () => {
  const files = listSources('.', 'lib/lint/rules')
  const tested = files.flatMap(
    (path) =>
      /^lib\/lint\/rules\/((?:(?:facts|prose)\/)?)(?:__snapshots__\/)?([\w-]+)\.test\.ts/
        .exec(path)
        ?.slice(1)
        .join('') ?? [],
  )
  expect(tested.length).toBeGreaterThan(20)
  expect(tested.filter((name) => !files.includes(`lib/lint/rules/${name}.ts`))).toEqual([])
})

test('every module in the folder of rules is in the list of rules', () => {
  const modules = listSources('.', 'lib/lint/rules').filter((path) =>
    /rules\/(?:(?:facts|prose)\/)?[\w-]+\.ts$/.test(path),
  )
  expect(modules).toHaveLength(rules.length)
})

test('a placeholder is filled in once and literally, and one without a value throws', () => {
  expect(fillPlaceholders('{a} and {{b.c}}', { a: '{a} $&' })).toBe('{a} $& and {{b.c}}')
  expect(() => fillPlaceholders('{a}', {})).toThrow('No value was given for {a} in “{a}”.')
  expect(() => fillPlaceholders('{toString}', {})).toThrow('No value was given')
  expect(placeholdersOf('{a} {{b.c}} {d}')).toEqual(['a', 'd'])
})
