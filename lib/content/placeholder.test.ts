import { expect, test } from '@jest/globals'
import { isBracketed, isUnknown } from './placeholder'

test.each(['[number to come]', '[]', ' [number to come]', 'Crumb 1, [town to come]', 'a [b] c'])(
  'a value with text in square brackets is a placeholder: “%s”',
  (value) => expect([isBracketed(value), isUnknown(value)]).toEqual([true, true]),
)

test.each([
  ...['', '  ', 'TODO', 'to do', 'tbd', 'TBA.', '(to come)', 'to come', 'to be decided', 'xxx', '???', '…', '-'],
  ...[
    'PLACEHOLDER',
    'a placeholder, for now',
    'To be decided; see TODO',
    'to be named by the lawyer',
    'lorem ipsum dolor',
    'N.N.',
  ],
])('a value such as TODO counts as unknown, even without brackets: “%s”', (value) =>
  expect([isBracketed(value), isUnknown(value)]).toEqual([false, true]),
)

test.each([
  ...['Crumb 1', '+31 20 000 0000', '00000000', 'to complain', 'the day of the order', 'X', 'Todorov B.V.'],
  ...['a list: [', ']a[', 'Those who are to come', 'to be or not to be', 'todo-list', 'to be treated fairly'],
])('any other value counts as known: “%s”', (value) => expect(isUnknown(value)).toBe(false))
