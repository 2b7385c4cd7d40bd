import { expect, test } from '@jest/globals'
import type { TestedWord } from './simulate'
import { nameMostLookedAt, simulateStimulus, wordsOf } from './stimulus'

const HEADLINE = 'Cut your advertising costs by using only your **best ads**'
const tested = (...words: [text: string, seconds: number][]): TestedWord[] =>
  words.map(([text, seconds]) => ({ text, seconds, strong: false, circles: [] }))

test('asterisks emphasise words and are not printed', () => {
  expect(wordsOf('Use **best ads** now')).toEqual([
    { text: 'Use', strong: false },
    { text: 'best', strong: true },
    { text: 'ads', strong: true },
    { text: 'now', strong: false },
  ])
  expect(simulateStimulus({ text: '  Use   **best**  ads ', seed: 1 }).text).toBe('Use best ads')
})

test.each([
  ['What comes **first**?', ['What', 'comes', 'first?'], ['first?']],
  ['“**Best** ads”, or **worst**…', ['“Best', 'ads”,', 'or', 'worst…'], ['“Best', 'worst…']],
  ['**Best** **ads**', ['Best', 'ads'], ['Best', 'ads']],
])('punctuation after an emphasised word gets no space before it: %s', (text, words, strong) => {
  expect(wordsOf(text).map((word) => word.text)).toEqual(words)
  expect(wordsOf(text).flatMap((word) => (word.strong ? [word.text] : []))).toEqual(strong)
})

test('the legend names adjacent words as one phrase', () => {
  expect(nameMostLookedAt(tested(['only', 1], ['your', 2], ['best', 5], ['ads', 4]), 2)).toBe('“best ads”')
})

test('the legend names separate words one by one, in reading order', () => {
  const words = tested(['Cut', 9], ['your', 1], ['costs', 8], ['by', 2], ['ads', 10])
  expect(nameMostLookedAt(words, 3)).toBe('“Cut”, “costs” and “ads”')
})

test('the legend leaves out the full stop at the end of the headline', () => {
  expect(nameMostLookedAt(tested(['Only', 1], ['ads.', 4]), 1)).toBe('“ads”')
})

test('the legend agrees with the circles, even if the emphasised words were not looked at longest', () => {
  const tests = Array.from({ length: 200 }, (_, seed) => simulateStimulus({ text: HEADLINE, seed }))
  const exceptions = tests.filter(({ mostLookedAt }) => mostLookedAt !== '“best ads”')
  expect(exceptions.length).toBeGreaterThan(0)
  for (const { words, mostLookedAt } of tests) {
    const strongest = [...words].sort((a, b) => b.seconds - a.seconds)[0]
    expect(mostLookedAt).toContain(strongest?.text)
  }
})
