import { expect, test } from '@jest/globals'
import { splitList, splitPoints } from './split-points'

test('each item of a list becomes a point, and the text before and after the list is kept', () => {
  const html = '<p>First.</p>\n<ul>\n<li>If <em>A</em> leads.</li>\n<li>\n<p>If not.</p>\n</li>\n</ul>\n<p>Last.</p>\n'
  expect(splitPoints(html)).toEqual({
    lead: '<p>First.</p>',
    points: ['If <em>A</em> leads.', '<p>If not.</p>'],
    rest: '<p>Last.</p>',
  })
})

test('a text without a list is kept whole', () => {
  expect(splitPoints('<p>Only this.</p>')).toEqual({ lead: '<p>Only this.</p>', points: [], rest: '' })
})

test('a list is extracted together with the sentence that introduces it, and the rest is kept', () => {
  const list = '<p>Read it <em>so</em>:</p>\n<ul>\n<li>Is it seen?</li>\n</ul>'
  expect(splitList(`<p>First.</p>\n<p>Second.</p>\n${list}\n`)).toEqual({
    rest: '<p>First.</p>\n<p>Second.</p>',
    list,
  })
  expect(splitList('<p>Only this.</p>')).toEqual({ rest: '<p>Only this.</p>', list: '' })
})
