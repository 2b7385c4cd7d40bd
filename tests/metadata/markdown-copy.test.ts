import { expect, test } from '@jest/globals'
import { missingFrom, piecesOf } from './markdown-copy'

test('a Markdown copy is split into pieces, each with its links', () => {
  const pieces = piecesOf(
    '# [A](/a)\n\nOne *two* [three](/3).\n\n- [B](/b): it is.\n\n| c |\n| - |\n| d |\n\n```js\ne\nf\n```\n',
  )
  expect(pieces.map(({ type, words, isDefinition }) => [type, words, isDefinition])).toEqual([
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

test.each(['<!-- free -->', '---', '[a]: /b "free"'])('%s is rejected in a Markdown copy', (markdown) => {
  expect(() => piecesOf(markdown)).toThrow('A Markdown copy contains')
})

test('a sentence that the page lacks, has in a different place, or has once instead of twice is reported', () => {
  const page = 'Title. Access is part of Enterprise. Ask for it: today.'
  expect(missingFrom(['Title', 'Access is part of Enterprise.', '})', 'Ask for it'], page)).toEqual([])
  expect(missingFrom(['Title', 'It is free.'], page)).toEqual(['It is free.'])
  expect(missingFrom(['Ask for it', 'Enterprise'], page)).toEqual(['Enterprise'])
  expect(missingFrom(['Title', 'Title'], page)).toEqual(['Title'])
  expect(missingFrom(['Enter'], page)).toEqual(['Enter'])
})
