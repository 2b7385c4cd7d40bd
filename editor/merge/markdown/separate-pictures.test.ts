import { expect, test } from '@jest/globals'
import { separatePictures } from './separate-pictures'

test.each([
  ['after words', 'Words. ![A](a.png)\n', 'Words.\n\n![A](a.png)\n'],
  ['before words', '![A](a.png)Words.', '![A](a.png)\n\nWords.'],
  ['between words', 'One ![A](a.png "Title") *two*', 'One\n\n![A](a.png "Title")\n\n*two*'],
  ['beside another', '# One\n\n![A](a.png) ![B](b.png)\n\nTwo', '# One\n\n![A](a.png)\n\n![B](b.png)\n\nTwo'],
])('a picture %s becomes a paragraph', (_, before, after) => {
  expect(separatePictures(before)).toBe(after)
})

test.each([
  ['alone', 'Words.\n\n![A](a.png)\n'],
  ['in a list', '- Words ![A](a.png)\n'],
  ['in code', 'Write `![A](a.png)` there.\n'],
  ['before words that would become a heading', '![A](a.png) # Words\n'],
])('a picture %s is not moved', (_, text) => {
  expect(separatePictures(text)).toBe(text)
})
