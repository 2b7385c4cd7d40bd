import { expect, test } from '@jest/globals'
import { slugOf } from './slug-of'

test.each([
  ['Café Noir 2026', 'cafe-noir-2026'],
  [' “Sky” or cream? ', 'sky-or-cream'],
  ['日本', ''],
])('“%s” becomes “%s” in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
