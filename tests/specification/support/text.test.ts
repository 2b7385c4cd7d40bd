import { expect, test } from '@jest/globals'
import { findOne, parsePage } from './elements'
import { findPassage } from './passage'
import { nameOf, textOf } from './text'

const body = (html: string) => findOne(parsePage(`<!doctype html><body>${html}</body>`), 'body')

test.each([
  ['white space of any kind becomes one space', '<p>14&nbsp;\n  days</p>', '14 days'],
  ['words in separate blocks are separated', '<td>from</td><p>now</p>on<br>here', 'from now on here'],
  ['words within a line are not separated', '<p>€<b>99</b><!-- --> per test</p>', '€99 per test'],
  [
    'soft hyphens are removed, and curly quotation marks are straightened',
    '<p>We’ll pre&shy;view</p>',
    "We'll preview",
  ],
  ['visually hidden words are included', '<span class="visually-hidden">Included</span>', 'Included'],
  ['hidden elements are left out', '<i aria-hidden="true">↗</i><b hidden>no</b>Help', 'Help'],
  [
    'script, noscript and template elements are left out',
    '<script>1</script><noscript><p>2</p></noscript><template>3</template>4',
    '4',
  ],
  ['a picture is read as its text alternative', '<a><img alt="Galaxy"></a>', 'Galaxy'],
  ['a drawing is read as its title', '<svg role="img"><title>Included</title><path/></svg>', 'Included'],
])('%s', (_, html, text) => {
  expect(textOf(body(html))).toBe(text)
})

test('excluded words are left out', () => {
  expect(textOf(body('€99 <a>Get started</a>'), 'a')).toBe('€99')
})

test('an aria-label takes precedence over the drawing inside', () => {
  expect(nameOf(findOne(body('<a aria-label="Oogwenk, home"><i aria-hidden="true">x</i></a>'), 'a'))).toBe(
    'Oogwenk, home',
  )
  expect(nameOf(findOne(body('<a>Help</a>'), 'a'))).toBe('Help')
})

const clause = body('<main><h2>Interest</h2><p>2% per month.</p><p>Another 14 days.</p></main>')

test('a statement is found in the shortest passage that contains it', () => {
  expect(findPassage(clause, [/2%/, /per month/])).toBe('2% per month.')
})

test('words of a statement that are too far apart are not found', () => {
  expect(findPassage(clause, [/2%/, /14 days/])).toBe('Interest 2% per month. Another 14 days.')
  expect(findPassage(clause, [/2%/, /14 days/], 20)).toBeUndefined()
})

test('a statement with a different figure is not found', () => {
  expect(findPassage(clause, [/3%/])).toBeUndefined()
})
