import { expect, test } from '@jest/globals'
import { isInPhrase } from './accented'
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

test('a slip in a name of the site is one of that name, and no suggestion has capitals inside', async () => {
  expect((await getSpelling(['Oogwenk'])).suggest('Oogwink')).toBe('Oogwenk')
  expect((await getSpelling([])).suggest('Oogwink') ?? '').not.toMatch(/^HO/)
})

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
  ['thier', 'their'],
  ['Thier', 'Their'],
  ['adn', 'and'],
  ['freind', 'friend'],
  // What the dictionary likes best is a word that nobody writes.
  ['advertsing', 'advertising'],
  ['adverting', 'advertising'],
  ['Adverting', 'Advertising'],
  // Nothing is so near that it is meant.
  ['mh', undefined],
  ['qzmk', undefined],
])('for %s the suggestion is %s', async (word, expected) => {
  expect((await getSpelling([])).suggest(word)).toBe(expected)
})

test.each([
  ...[
    'café',
    'Café',
    'cafés',
    'café’s',
    'naïve',
    'résumé',
    'façade',
    'cliché',
    'clichéd',
    'fiancée',
    'décor',
    'entrée',
  ],
  ...['naïvety', 'crème', 'brûlée', 'pâté', 'über', 'soirées', 'château'],
])('British writers know %s, with its accents as characters of their own too', async (word) => {
  const { knows } = await getSpelling([])
  expect([word, word.normalize('NFD')].map(knows)).toEqual([true, true])
})

test('a word of the site with an accent is known, however either is written', async () => {
  const { knows } = await getSpelling(['Chloe\u0308'])
  expect(['Chloë', 'Chloe\u0308'].map(knows)).toEqual([true, true])
})

test.each([
  ['cafè', 'café'],
  ['naîve', 'naïve'],
  ['resumé', 'résumé'],
])('for %s with a wrong accent the suggestion is %s', async (word, expected) => {
  expect((await getSpelling([])).suggest(word)).toBe(expected)
})

test.each([
  ['À la carte', 'carte'],
  ['a case of déjà\nvu', 'vu'],
  ['a deja vu', 'deja'],
  ["its raison d'être", "d'être"],
  ['vis-à-vis', 'vis'],
  ['a déjà-vu', 'vu'],
])('in “%s”, “%s” is a part of a phrase, composed or not', (text, word) => {
  for (const form of ['NFC', 'NFD'] as const) {
    const [whole, part] = [text.normalize(form), word.normalize(form)]
    expect(isInPhrase(whole, { text: part, index: whole.indexOf(part) })).toBe(true)
  }
})

test.each([
  ['the carte', 'carte'],
  ['a vu', 'vu'],
])('in “%s”, “%s” is no part of a phrase', (text, word) => {
  expect(isInPhrase(text, { text: word, index: text.indexOf(word) })).toBe(false)
})

test('a word of a hundred thousand letters is unknown at once', async () => {
  const { knows, suggest } = await getSpelling([])
  const word = 'a'.repeat(100_000)
  expect([knows(word), suggest(word)]).toEqual([false, undefined])
})
