import { expect, test } from '@jest/globals'
import { piecesOf, strayIn } from './markdown-copy'

test('a Markdown copy is read in pieces, with the links of each', () => {
  const pieces = piecesOf(
    '# [A](/a)\n\nOne *two* [three](/3).\n\n- [B](/b): it is.\n\n| c |\n| - |\n| d |\n\n```js\ne\nf\n```\n',
  )
  expect(pieces.map(({ type, words, names }) => [type, words, names])).toEqual([
    ['heading', 'A', false],
    ['paragraph', 'One two three.', false],
    ['paragraph', 'B: it is.', true],
    ['tableCell', 'c', false],
    ['tableCell', 'd', false],
    ['code', 'e', false],
    ['code', 'f', false],
  ])
  expect(pieces[1]?.links).toEqual([{ words: 'three', url: '/3' }])
})

test.each(['<!-- free -->', '---', '[a]: /b "free"'])('%s has no place in a Markdown copy', (markdown) => {
  expect(() => piecesOf(markdown)).toThrow('A Markdown copy contains')
})

test('a sentence that the page lacks, has elsewhere, or has once instead of twice, is reported', () => {
  const page = 'Title. Access is part of Enterprise. Ask for it: today.'
  expect(strayIn(['Title', 'Access is part of Enterprise.', '})', 'Ask for it'], page)).toEqual([])
  expect(strayIn(['Title', 'It is free.'], page)).toEqual(['It is free.'])
  expect(strayIn(['Ask for it', 'Enterprise'], page)).toEqual(['Enterprise'])
  expect(strayIn(['Title', 'Title'], page)).toEqual(['Title'])
  expect(strayIn(['Enter'], page)).toEqual(['Enter'])
})
