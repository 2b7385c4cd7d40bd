import { expect, test } from '@jest/globals'
import type { Part } from './schema-part'
import { textRules } from './text-rules'

const accepts = (part: Part, text: string, hasFacts = false) => {
  const [source = '/(?:)/'] = textRules(part, 'Write it.', hasFacts).pattern ?? []
  return new RegExp(source.slice(1, -1)).test(text)
}

test('the editor checks the length of a text', () => {
  expect(textRules({ minLength: 20, maxLength: 200 }, 'Write it.', false)).toEqual({ minlength: 20, maxlength: 200 })
})

test('an empty text is missing rather than too short', () => {
  expect(textRules({ minLength: 1 }, 'Write it.', false)).toEqual({})
})

test('a text that does not match its pattern gets the message', () => {
  expect(textRules({ pattern: '^/\\S*$' }, 'Write an address.', false)).toEqual({
    pattern: ['/^/\\S*$/', 'Write an address.'],
  })
})

test.each([
  ['/forms', true],
  ['forms', false],
  ['/', true],
  ['/a b', false],
])('a pattern that begins with a slash is kept: %j is accepted: %j', (text, accepted) => {
  expect(accepts({ pattern: '^/\\S*$' }, text)).toBe(accepted)
})

test.each([
  ['A sentence.', true],
  ['A sentence', false],
  ['A {{fact}}.', false],
])('a text must match every pattern: %j is accepted: %j', (text, accepted) => {
  expect(accepts({ allOf: [{ pattern: '^(?!.*\\{\\{)' }, { pattern: '\\.$' }] }, text)).toBe(accepted)
})

test.each([
  ['2026-01-31', true],
  ['[date to come]', true],
  ['soon', false],
])('a text must match one of several patterns: %j is accepted: %j', (text, accepted) => {
  const forms = [{ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }, { pattern: '^\\[[^[\\]]+\\]$' }]
  expect(accepts({ anyOf: forms }, text)).toBe(accepted)
})

test('an alternative without a pattern allows any text', () => {
  expect(textRules({ anyOf: [{ pattern: '^a$' }, { type: 'string' }] }, 'Write it.', false)).toEqual({})
})

test.each([
  ['12345', true],
  ['123456', false],
  ['1234{{a.long.name}}', true],
  ['12345{{a.long.name}}', false],
  ['1\n2', true],
])('a fact counts as one character, because its value may be that short: %j is accepted: %j', (text, accepted) => {
  expect(accepts({ maxLength: 5 }, text, true)).toBe(accepted)
})

test('a long text with many facts is rejected without delay', () => {
  expect(accepts({ maxLength: 90 }, '{{a.b}}'.repeat(5000), true)).toBe(false)
})
