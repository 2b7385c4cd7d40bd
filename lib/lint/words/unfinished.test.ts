import { expect, test } from '@jest/globals'
import { findFiller } from './filler-text'
import { findUnfinished } from './unfinished'

test.each([
  ['The price is TODO.', 'TODO', 13],
  ['It costs XXX euros (TBC).', 'XXX', 9],
  ['Todo: write this', 'Todo', 0],
  ['It has [insert number] views.', '[insert number]', 7],
  ['Ask for (to be confirmed) people.', '(to be confirmed)', 8],
  ['Date: to be announced.', 'to be announced', 6],
  ['[Placeholder]', '[Placeholder]', 0],
  ['More than XX people and XX% of them.', 'XX', 10],
  ['Metrics only. (JAN: is this still true??)', '(JAN: is this still true??)', 14],
  ['It costs less (source?).', '(source?)', 14],
  ['[ANNA: check this with legal] It stays.', '[ANNA: check this with legal]', 0],
  ['It stays. [Anna de Vries: is this so?]', '[Anna de Vries: is this so?]', 10],
  ['It stays [check with legal].', '[check with legal]', 9],
  ['It stays (Anna: please check with legal).', '(Anna: please check with legal)', 9],
  ['Is it so???', '???', 8],
  ['@Anna please check', '@Anna please', 0],
  ['Sure! Here’s a shorter version:', 'Sure! Here’s a shorter version:', 0],
  ['Would you like me to shorten it?', 'Would you like me to shorten it', 0],
  ['As shown【4†source】.', '【4†source】', 8],
])('%j is reported as unfinished', (text, found, index) => {
  expect(findUnfinished(text)).toEqual({ text: found, index })
})

test.each([
  'The date is to be announced in May.',
  'Here is a case: it has two versions.',
  'Parts XX of it (why?), and Louis XX and (Note: this is so).',
  'Certainly it is. Let me know if you like it.',
  'Orders have to be confirmed.',
  'A todo list, /docs/TODO and TODO.md',
  'sizes from XL to XXXL, XXX-1',
  'the project [alpha] (see below), [Source: GfK, 2024], press [Add] (Windows: add it to the list)',
  '[date to come], (Step 2: check the picture), the list [a: b]',
  '{{site.TODO}}',
])('%j is finished', (text) => {
  expect(findUnfinished(text)).toBeUndefined()
})

test.each([
  ['Lorem ipsum', 'Lorem ipsum', 0],
  ['Our tests. Lorem ipsum dolor sit amet.', 'Lorem ipsum dolor', 11],
  ['Duis aute irure dolor in reprehenderit', 'Duis aute irure', 0],
])('%j is filler text', (text, found, index) => {
  expect(findFiller(text)).toEqual({ text: found, index })
})

test.each(['Nobody reads lorem ipsum in a test.', 'Magna cum laude, et cetera, nulla', 'An elite tempo'])(
  '%j is not filler text',
  (text) => {
    expect(findFiller(text)).toBeUndefined()
  },
)
