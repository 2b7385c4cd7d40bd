import { expect, jest, test } from '@jest/globals'
import { memoise } from './memoise'

test('a result is computed once for each input', () => {
  const make = jest.fn((...input: string[]) => input.join('+'))
  const remembered = memoise(make, 2)
  for (const input of [
    ['a', 'b'],
    ['a', 'b'],
    ['a"', 'b'],
  ])
    expect(remembered(...input)).toBe(input.join('+'))
  expect(make).toHaveBeenCalledTimes(2)
})

test('an undefined result is cached too', () => {
  const make = jest.fn(() => undefined)
  const remembered = memoise(make, 2)
  remembered('a')
  remembered('a')
  expect(make).toHaveBeenCalledTimes(1)
})

test('beyond the limit, the least recently used result is dropped', () => {
  const make = jest.fn((input: string) => input)
  const remembered = memoise(make as (...input: string[]) => string, 2)
  for (const input of ['a', 'b', 'a', 'c', 'a']) remembered(input)
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c'])
  remembered('b')
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})
