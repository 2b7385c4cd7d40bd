import { expect, test } from '@jest/globals'
import type { InkedWord } from './simulate'
import { mostInk, readStimulus, wordsOf } from './stimulus'

const HEADLINE = 'Cut your advertising costs by using only your **best ads**'
const inked = (...words: [text: string, ink: number][]): InkedWord[] =>
  words.map(([text, ink]) => ({ text, ink, strong: false, discs: [] }))

test('asterisks emphasise words and are not printed', () => {
  expect(wordsOf('Use **best ads** now')).toEqual([
    { text: 'Use', strong: false },
    { text: 'best', strong: true },
    { text: 'ads', strong: true },
    { text: 'now', strong: false },
  ])
  expect(readStimulus({ text: '  Use   **best**  ads ', seed: 1 }).text).toBe('Use best ads')
})

test.each([
  ['What comes **first**?', ['What', 'comes', 'first?'], ['first?']],
  ['“**Best** ads”, or **worst**…', ['“Best', 'ads”,', 'or', 'worst…'], ['“Best', 'worst…']],
  ['**Best** **ads**', ['Best', 'ads'], ['Best', 'ads']],
])('punctuation beside a strong word gets no space before it: %s', (text, words, strong) => {
  expect(wordsOf(text).map((word) => word.text)).toEqual(words)
  expect(wordsOf(text).flatMap((word) => (word.strong ? [word.text] : []))).toEqual(strong)
})

test('the legend names adjacent words as one phrase', () => {
  expect(mostInk(inked(['only', 1], ['your', 2], ['best', 5], ['ads', 4]), 2)).toBe('“best ads”')
})

test('the legend names separate words one by one, in reading order', () => {
  const words = inked(['Cut', 9], ['your', 1], ['costs', 8], ['by', 2], ['ads', 10])
  expect(mostInk(words, 3)).toBe('“Cut”, “costs” and “ads”')
})

test('the legend leaves out the full stop of the headline', () => {
  expect(mostInk(inked(['Only', 1], ['ads.', 4]), 1)).toBe('“ads”')
})

test('the legend agrees with the circles, even if the emphasised words lost', () => {
  const tests = Array.from({ length: 200 }, (_, seed) => readStimulus({ text: HEADLINE, seed }))
  const lost = tests.filter(({ winners }) => winners !== '“best ads”')
  expect(lost.length).toBeGreaterThan(0)
  for (const { words, winners } of tests) {
    const strongest = [...words].sort((a, b) => b.ink - a.ink)[0]
    expect(winners).toContain(strongest?.text)
  }
})
