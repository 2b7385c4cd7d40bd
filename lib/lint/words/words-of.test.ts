import { expect, test } from '@jest/globals'
import { wordsOf } from './words-of'

const words = (text: string) => wordsOf(text).map(({ text }) => text)

test.each([
  ['A well-known colour', ['A', 'well', 'known', 'colour']],
  ['the visitor’s and the visitors’ words', ['the', 'visitor’s', 'and', 'the', 'visitors', 'words']],
  ['{{site.name}} costs €99', ['costs']],
  ['see https://color.example/x, /docs/colors and galaxy-a.png', ['see', 'and']],
  ['write to hello@oogwenk.example or zoë@café.example', ['write', 'to', 'or']],
  ['so $$\\frac{1}{n}$$ it costs $$ here', ['so', 'it', 'costs', 'here']],
  ['so $\\frac{1}{n}$ and $$\n\\frac{1}{n}\n$$ cost $5 or $6', ['so', 'and', 'cost', 'or']],
  ['it is here :tada: and ready: see', ['it', 'is', 'here', 'and', 'ready', 'see']],
  ['SDK, PostHog, kB, 2D, user_uuid', []],
  ['<strong>so</strong>,<br>or&nbsp;&#xa0;it: A < bit &c.', ['so', 'or', 'it', 'A', 'bit']],
  ['Siân, crème brûlée', ['Siân', 'crème', 'brûlée']],
])('words for the spell check are taken from %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('the address of a malformed link has no words', () => {
  expect(wordsOf('[Jan](mailto: jan de vries@example.org) wrote').map(({ text }) => text)).toEqual(['Jan', 'wrote'])
  // Markdown reads the address inside it as a link, so the text ends there.
  expect(wordsOf('[Jan](mailto: jan de vries <').map(({ text }) => text)).toEqual(['Jan'])
})

test('a word has its index in the text, even after a token', () => {
  expect(wordsOf('{{a.b}} colour')).toEqual([{ text: 'colour', index: 8 }])
})
