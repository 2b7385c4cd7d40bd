import { expect, test } from '@jest/globals'
import { memoiseByAnswers } from './memoise'

/** A function that keeps the words that occur, and counts how often it runs. */
function counted() {
  let runs = 0
  const keep = memoiseByAnswers<'has'>((source, { has }) => {
    runs += 1
    return source.split(' ').filter(has).join(' ')
  })
  const on = (page: string) => ({ has: (word: string) => page.includes(word) })
  return { keep: (source: string, page: string) => keep(source, on(page)), runs: () => runs }
}

test('pages with the same answers share a result, and others do not', () => {
  const { keep, runs } = counted()
  expect([keep('a b', 'a 1'), keep('a b', 'a 2'), keep('a b', 'b'), keep('a b', 'a 3')]).toEqual(['a', 'a', 'b', 'a'])
  expect(runs()).toBe(2)
  expect(keep('a b c', 'a 1')).toBe('a')
  expect(runs()).toBe(3)
})

test('many different pages do not fill memory, and still get their own results', () => {
  const { keep, runs } = counted()
  const pages = Array.from({ length: 64 }, (_, index) =>
    [...'abcdef'].filter((_, bit) => Math.floor(index / 2 ** bit) % 2 === 1).join(' '),
  )
  for (const page of [...pages, ...pages]) expect(keep('a b c d e f', page)).toBe(page)
  expect(runs()).toBe(128)
})
