import { expect, test } from '@jest/globals'
import { sentencesLeft } from './sentences-left.mjs'

const failed = (title: string, ...ancestorTitles: string[]) => ({ status: 'failed', title, ancestorTitles })

test('each sentence that is missing is told once, with the places where it is', () => {
  const assertionResults = [
    failed('the page is headed by its title'),
    failed('of Lite', 'price'),
    ...['/', '/about', '/cases'].map((page) => failed('says copyright 2023', `the footer of ${page}`)),
    { ...failed('of Pro', 'price'), status: 'passed' },
  ]
  expect(sentencesLeft({ testResults: [{ assertionResults }] })).toEqual([
    'the page is headed by its title',
    'price: of Lite',
    'the footer of /, and in 2 other places: says copyright 2023',
  ])
})
