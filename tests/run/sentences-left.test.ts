import { expect, test } from '@jest/globals'
import { sentencesLeft } from './sentences-left.mjs'

const failed = (title: string, ...ancestorTitles: string[]) => ({ status: 'failed', title, ancestorTitles })

test('each sentence that is missing has a line of its own, with what it is about', () => {
  const assertionResults = [
    failed('the page is headed by its title'),
    ...['Price', 'Tests', 'Users'].map((row) => failed('of Lite: 1', row)),
    { ...failed('of Pro: 10 per month', 'Tests'), status: 'passed' },
  ]
  expect(sentencesLeft({ testResults: [{ assertionResults }] })).toEqual([
    'the page is headed by its title',
    'Price of Lite: 1',
    'Tests of Lite: 1',
    'Users of Lite: 1',
  ])
})

test('what is missing on many pages is one sentence, with the first of them', () => {
  const pages = ['/', '/about', '/cases/galaxy']
  const assertionResults = [
    ...pages.map((page) => failed('says copyright 2023', `the footer of ${page}`)),
    ...pages.slice(1).map((page) => failed('begins with an intro', page)),
  ]
  expect(sentencesLeft({ testResults: [{ assertionResults }] })).toEqual([
    'the footer of / says copyright 2023 (and the same on 2 more pages)',
    '/about begins with an intro (and the same on 1 more page)',
  ])
})

test('what cannot be looked at is told too', () => {
  const broken = { name: '/site/tests/specification/legal.export.test.ts', status: 'failed', assertionResults: [] }
  expect(sentencesLeft({ testResults: [broken] })).toEqual(['what legal is about could not be looked at'])
})
