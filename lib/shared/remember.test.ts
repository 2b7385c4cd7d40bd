import { expect, jest, test } from '@jest/globals'
import { remember } from './remember'

test('what was made of an input is not made again, and another input has a result of its own', () => {
  const make = jest.fn((...input: string[]) => input.join('+'))
  const remembered = remember(make, 2)
  for (const input of [
    ['a', 'b'],
    ['a', 'b'],
    ['a"', 'b'],
  ])
    expect(remembered(...input)).toBe(input.join('+'))
  expect(make).toHaveBeenCalledTimes(2)
})

test('a result that is nothing is remembered too', () => {
  const make = jest.fn(() => undefined)
  const remembered = remember(make, 2)
  remembered('a')
  remembered('a')
  expect(make).toHaveBeenCalledTimes(1)
})

test('of more inputs than are kept, the one that was not asked for longest is made again', () => {
  const make = jest.fn((input: string) => input)
  const remembered = remember(make as (...input: string[]) => string, 2)
  for (const input of ['a', 'b', 'a', 'c', 'a']) remembered(input)
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c'])
  remembered('b')
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})
