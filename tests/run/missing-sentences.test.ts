import { expect, test } from '@jest/globals'
import { findMissingSentences } from './missing-sentences.mjs'

const failed = (title: string, ...ancestorTitles: string[]) => ({ status: 'failed', title, ancestorTitles })

test('each missing sentence has a line of its own, with its context', () => {
  const assertionResults = [
    failed('the page is headed by its title'),
    ...['Price', 'Tests', 'Users'].map((row) => failed('of Lite: 1', row)),
    { ...failed('of Pro: 10 per month', 'Tests'), status: 'passed' },
  ]
  expect(findMissingSentences({ testResults: [{ assertionResults }] })).toEqual([
    'the page is headed by its title',
    'Price of Lite: 1',
    'Tests of Lite: 1',
    'Users of Lite: 1',
  ])
})

test('a sentence missing on many pages is listed once, with the first page', () => {
  const pages = ['/', '/about', '/cases/galaxy']
  const assertionResults = [
    ...pages.map((page) => failed('says copyright 2023', `the footer of ${page}`)),
    ...pages.slice(1).map((page) => failed('begins with an intro', page)),
  ]
  expect(findMissingSentences({ testResults: [{ assertionResults }] })).toEqual([
    'the footer of / says copyright 2023 (and the same on 2 more pages)',
    '/about begins with an intro (and the same on 1 more page)',
  ])
})

test('tests that could not run are listed too', () => {
  const broken = { name: '/site/tests/specification/legal.export.test.ts', status: 'failed', assertionResults: [] }
  expect(findMissingSentences({ testResults: [broken] })).toEqual(['the tests of legal could not be run'])
})
