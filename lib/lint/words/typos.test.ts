import { expect, test } from '@jest/globals'
import { findCapitals, findTypos } from './typos'

test.each([
  ['It works.. And so on', 'works..', 3, 'works.'],
  ['Buy now!!!', 'now!!!', 4, 'now!'],
  ['Really ?', 'Really ?', 0, 'Really?'],
  ['the first,, and', 'first,,', 4, 'first,'],
  ['99 ,', '99 ,', 0, '99,'],
])('a typing mistake is found in %j', (text, found, index, instead) => {
  expect(findTypos(text)).toEqual([{ kind: 'mark', text: found, index, instead }])
})

test.each(['And so on... Well…', 'Really?! No!', 'in ../files and a..b, for .NET', ' , as here', '1..5'])(
  'no typing mistake is found in %j',
  (text) => {
    expect(findTypos(text)).toEqual([])
  },
)

test.each([
  ['So: TRY IT NOW FOR FREE, today', { text: 'TRY IT NOW FOR', index: 4 }],
  ['WE’RE OPEN TO ALL', { text: 'WE’RE OPEN TO ALL', index: 0 }],
  ['GET PUT POST DELETE HTML', undefined],
  ['We use JSON AND CSV', undefined],
  ['Try It Now For Free', undefined],
])('in %j, several words in capitals are found, but not abbreviations', (text, found) => {
  expect(findCapitals(text)).toEqual(found)
})
