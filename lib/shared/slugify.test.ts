import { expect, test } from '@jest/globals'
import { slugify } from './slugify'

test.each([
  ['Café Noir 2026', 'cafe-noir-2026'],
  [' “Sky” or cream? ', 'sky-or-cream'],
  ['First_Session (2)', 'first-session-2'],
  ['日本', ''],
])('“%s” becomes “%s” in a URL', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})
