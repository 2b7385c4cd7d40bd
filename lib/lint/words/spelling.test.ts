import { expect, test } from '@jest/globals'
import { getSpelling } from './spelling'

test.each(['color', 'center', 'organize', 'behavior', 'teh', 'recieve', 'seperate', 'occured'])(
  'British writers do not know %s',
  async (word) => {
    expect((await getSpelling([])).knows(word)).toBe(false)
  },
)

test.each(['colour', 'Colour', 'centre', 'organise', 'behaviour’s', "isn't", 'visitors', 'advert'])(
  'British writers know %s',
  async (word) => {
    expect((await getSpelling([])).knows(word)).toBe(true)
  },
)

test('a word of the site is known at the beginning of a sentence and in the genitive, a name only as written', async () => {
  const { knows } = await getSpelling(['heatmap', 'Oogwenk'])
  expect(['heatmap', 'Heatmap', 'heatmap’s', 'Oogwenk', 'Oogwenk’s', 'oogwenk', 'heatmaps'].map(knows)).toEqual([
    ...[true, true, true, true, true, false, false],
  ])
})

test.each([
  ['recieve', 'receive'],
  ['color', 'colour'],
  ['organizing', 'organising'],
  ['center', 'centre'],
  ['behaviors', 'behaviours'],
  ['analyze', 'analyse'],
  ['traveling', 'travelling'],
])('for %s the suggestion is %s', async (word, expected) => {
  expect((await getSpelling([])).suggest(word)).toBe(expected)
})

test('a word of a hundred thousand letters is unknown at once', async () => {
  const { knows, suggest } = await getSpelling([])
  const word = 'a'.repeat(100_000)
  expect([knows(word), suggest(word)]).toEqual([false, undefined])
})
