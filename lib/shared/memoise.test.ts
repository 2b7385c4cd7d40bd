import { expect, jest, test } from '@jest/globals'
import { memoise } from './memoise'

test('a result is computed once for each input', () => {
  const make = jest.fn((...input: string[]) => input.join('+'))
  const memoised = memoise(make, 2)
  for (const input of [
    ['a', 'b'],
    ['a', 'b'],
    ['a"', 'b'],
  ])
    expect(memoised(...input)).toBe(input.join('+'))
  expect(make).toHaveBeenCalledTimes(2)
})

test('an undefined result is cached too', () => {
  const make = jest.fn(() => undefined)
  const memoised = memoise(make, 2)
  memoised('a')
  memoised('a')
  expect(make).toHaveBeenCalledTimes(1)
})

test('beyond the limit, the least recently used result is dropped', () => {
  const make = jest.fn((input: string) => input)
  const memoised = memoise(make as (...input: string[]) => string, 2)
  for (const input of ['a', 'b', 'a', 'c', 'a']) memoised(input)
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c'])
  memoised('b')
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})
