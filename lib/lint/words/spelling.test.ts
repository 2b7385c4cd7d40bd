import { expect, test } from '@jest/globals'
import { isInPhrase } from './accented'
import { getSpelling } from './spelling'

test.each(['color', 'center', 'organize', 'behavior', 'teh', 'recieve', 'seperate', 'occured'])(
  '%s is not a word of British English',
  async (word) => {
    expect((await getSpelling([])).knows(word)).toBe(false)
  },
)

test.each(['colour', 'Colour', 'centre', 'organise', 'behaviour’s', "isn't", 'visitors', 'advert'])(
  '%s is a word of British English',
  async (word) => {
    expect((await getSpelling([])).knows(word)).toBe(true)
  },
)

test.each([
  'saccade',
  'Saccades',
  'electrodermal',
  'microsaccades’',
  'boxplots',
  'codecs',
  'pseudonymised',
  'greyscale',
])('the term %s is known', async (word) => {
  expect((await getSpelling([])).knows(word)).toBe(true)
})

test.each([
  ['alot', 'a lot'],
  ['Infact', 'In fact'],
  ['noone', 'no one'],
])('%s is two words: %s', async (word, meant) => {
  const { knows, suggest } = await getSpelling([])
  expect([knows(word), suggest(word)]).toEqual([false, meant])
})

test('a misspelt name from the word list gets that name as its suggestion, and no suggestion has a capital inside', async () => {
  expect((await getSpelling(['Oogwenk'])).suggest('Oogwink')).toBe('Oogwenk')
  expect((await getSpelling([])).suggest('Oogwink') ?? '').not.toMatch(/^HO/)
})

test('a word from the word list is known at the start of a sentence and in the possessive, a name only as written', async () => {
  const { knows } = await getSpelling(['heatmap', 'Oogwenk'])
  expect(['heatmap', 'Heatmap', 'heatmap’s', 'Oogwenk', 'Oogwenk’s', 'oogwenk', 'heatmaps'].map(knows)).toEqual([
    ...[true, true, true, true, true, false, false],
  ])
})

test.each([
  ['recieve', 'receive'],
  ['color', 'colour'],
  ['centered', 'centred'],
  ['organizing', 'organising'],
  ['center', 'centre'],
  ['behaviors', 'behaviours'],
  ['analyze', 'analyse'],
  ['traveling', 'travelling'],
  ['thier', 'their'],
  ['Thier', 'Their'],
  ['adn', 'and'],
  ['freind', 'friend'],
  // The first suggestion of the dictionary is a rare word.
  ['advertsing', 'advertising'],
  ['adverting', 'advertising'],
  ['Adverting', 'Advertising'],
  ['sacades', 'saccades'],
  ['ebcam', 'webcam'],
  // A word that begins with another letter is a different one.
  ['haccade', undefined],
  // No word is similar enough to be a suggestion.
  ['mh', undefined],
  ['qzmk', undefined],
])('the suggestion for %s is %s', async (word, expected) => {
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
])('%s is known, with its accents composed or as combining characters', async (word) => {
  const { knows } = await getSpelling([])
  expect([word, word.normalize('NFD')].map(knows)).toEqual([true, true])
})

test('a word with an accent in the word list is known, whether composed or with combining characters', async () => {
  const { knows } = await getSpelling(['Chloe\u0308'])
  expect(['Chloë', 'Chloe\u0308'].map(knows)).toEqual([true, true])
})

test.each([
  ['cafè', 'café'],
  ['naîve', 'naïve'],
  ['resumé', 'résumé'],
])('the suggestion for %s, which has a wrong accent, is %s', async (word, expected) => {
  expect((await getSpelling([])).suggest(word)).toBe(expected)
})

test.each([
  ['À la carte', 'carte'],
  ['a case of déjà\nvu', 'vu'],
  ['a deja vu', 'deja'],
  ["its raison d'être", "d'être"],
  ['vis-à-vis', 'vis'],
  ['a déjà-vu', 'vu'],
])('in “%s”, “%s” is part of a phrase, whether accents are composed or not', (text, word) => {
  for (const form of ['NFC', 'NFD'] as const) {
    const [whole, part] = [text.normalize(form), word.normalize(form)]
    expect(isInPhrase(whole, { text: part, index: whole.indexOf(part) })).toBe(true)
  }
})

test.each([
  ['the carte', 'carte'],
  ['a vu', 'vu'],
])('in “%s”, “%s” is not part of a phrase', (text, word) => {
  expect(isInPhrase(text, { text: word, index: text.indexOf(word) })).toBe(false)
})

test('a word of a hundred thousand letters is quickly found to be unknown', async () => {
  const { knows, suggest } = await getSpelling([])
  const word = 'a'.repeat(100_000)
  expect([knows(word), suggest(word)]).toEqual([false, undefined])
})
