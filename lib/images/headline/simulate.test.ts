import { expect, test } from '@jest/globals'
import { LAYERS, simulate, type Word } from './simulate'
import { wordsOf } from './stimulus'

const headline = 'Cut your advertising costs by using only your **best ads**'
const words = wordsOf(headline)
const seeds = Array.from({ length: 200 }, (_, seed) => seed)
const count = (tested: Word[], seed: number) => simulate(tested, seed).flatMap(({ circles }) => circles).length

/** Returns the words that were looked at longest, in reading order. */
const top = (tested: Word[], seed: number, size: number) => {
  const simulated = simulate(tested, seed)
  const best = [...simulated].sort((a, b) => b.seconds - a.seconds).slice(0, size)
  return simulated.filter((word) => best.includes(word)).map(({ text }) => text)
}

test('the same headline and seed give the same circles', () => {
  expect(simulate(words, 16)).toEqual(simulate(wordsOf(headline), 16))
})

test('a different seed moves every circle', () => {
  const positions = (seed: number) =>
    simulate(words, seed).flatMap(({ circles }) => circles.map(({ x, y }) => `${x} ${y}`))
  const before = new Set(positions(16))
  expect(positions(17).filter((position) => before.has(position))).toEqual([])
})

test('a longer headline gets more fixation circles, whatever the seed', () => {
  const longer = wordsOf(`${headline} and stop paying for all the others`)
  for (const seed of seeds) expect(count(longer, seed)).toBeGreaterThan(count(words, seed))
})

test('emphasised words are usually looked at longest, wherever they are', () => {
  const wins = (text: string, wanted: string[]) =>
    seeds.filter((seed) => top(wordsOf(text), seed, wanted.length).join(' ') === wanted.join(' ')).length
  expect(wins(headline, ['best', 'ads'])).toBeGreaterThan(160)
  expect(wins('Cut your advertising **costs** by using only your best ads', ['costs'])).toBeGreaterThan(160)
})

test('without emphasis, no word always wins', () => {
  const plain = words.map(({ text }) => ({ text, strong: false }))
  expect(new Set(seeds.map((seed) => top(plain, seed, 1)[0])).size).toBeGreaterThan(2)
})

test('more people look at long words than at short ones', () => {
  const people = (text: string) =>
    seeds.reduce(
      (sum, seed) => sum + (simulate(words, seed).find((word) => word.text === text)?.circles.length ?? 0),
      0,
    )
  expect(people('advertising')).toBeGreaterThan(people('by') * 1.3)
})

test('each person has at most one circle on a word, which lies on the word and is neither too small nor too large', () => {
  for (const seed of seeds) {
    for (const { circles, seconds: total } of simulate(words, seed)) {
      expect(new Set(circles.map(({ person }) => person)).size).toBe(circles.length)
      expect(circles.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(total)
      for (const { person, layer, x, y, r } of circles) {
        expect([x >= 0, x <= 1, y >= 0.2, y <= 0.84, r >= 0.12, r <= 0.46]).not.toContain(false)
        expect(layer).toBe(LAYERS[person % LAYERS.length])
      }
    }
  }
})

test('the longer a person looks at a word, the larger the circle', () => {
  const circles = simulate(words, 16).flatMap((word) => word.circles)
  const bySeconds = [...circles].sort((a, b) => a.seconds - b.seconds)
  const radii = bySeconds.map(({ r }) => r)
  expect(radii).toEqual([...radii].sort((a, b) => a - b))
})

test('a headline without words and one with a single word can be simulated', () => {
  expect(simulate([], 1)).toEqual([])
  expect(simulate([{ text: 'Go', strong: false }], 1)[0]?.circles.length).toBeGreaterThan(0)
})
