import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { saveMarkdown } from '../tests/save-markdown'
import { mergeMarkdown } from './merge-markdown'

/** Returns the text after a change made in a rich-text editor. */
const merge = (text: string, change: (saved: string) => string) => mergeMarkdown(text, change(saveMarkdown(text)))

const bodies = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && path !== 'README.md')
  .map((path) => [path, readFileSync(`content/${path}`, 'utf8').replace(/^---\n.*?\n---\n/s, '')] as const)

test.each(bodies)('%s keeps every byte if nothing was edited', (_, body) => {
  expect(merge(body, (saved) => saved)).toBe(body)
})

test.each(bodies.filter(([, body]) => body.trim() !== ''))(
  'if a paragraph is added, %s gains two lines and is otherwise unchanged',
  (_, body) => {
    const added = merge(body, (saved) => `${saved}\nA new last paragraph.\n`)
    expect(added).toBe(`${body.trimEnd()}\n\nA new last paragraph.\n`)
  },
)

const text = `
Setext
======

__Bold__ and *light* with a \\_mark\\_, 95% <!-- number ok: the level --> and {{plans.lite.price}}.
It goes on here
and here.


<!-- spelling ok: oogwenk -->

* one
* two with __bold__
  1. first
  2. second

+ other


::operations{resource=users}

:::note
A note with *light* text.
:::

| Plan | Price |   Share |
|:-----|:-----:|--------:|
| Lite | {{plans.lite.price}} | 1 |
| Pro  |  199  |      20 |

~~~js
const a = '*'
~~~

> A quote
> of two lines.
`

describe('an edit changes only its own lines', () => {
  test.each([
    ['a word of a paragraph', 'goes on', 'goes further', 'It goes on here', 'It goes further here'],
    ['emphasised words', '**Bold** and', '**Strong** and', '__Bold__', '**Strong**'],
    ['an item', 'two with', '2 with', 'two with', '2 with'],
    ['a nested item', 'second', '2nd', 'second', '2nd'],
    ['a cell', '| 20 |', '| 25 |', '|      20 |', '|      25 |'],
    ['a wider cell', '| 20 |', '| 2000000 |', '|      20 |', '| 2000000 |'],
    ['a line in a container', 'A note with', 'Some notes with', 'A note with', 'Some notes with'],
    ['a quote', 'of two lines', 'of 2 lines', 'of two lines', 'of 2 lines'],
    ['a heading', 'Setext', 'Underlined', 'Setext', 'Underlined'],
  ])('%s', (_, from, to, before, after) => {
    const merged = merge(text, (saved) => {
      expect(saved).toContain(from)
      return saved.replace(from, to)
    })
    expect(merged).toBe(text.replace(before, after))
  })

  test('an added paragraph, and a removed one', () => {
    expect(merge(text, (saved) => saved.replace('::operations', 'New.\n\n::operations'))).toBe(
      text.replace('\n\n\n::operations', '\n\nNew.\n\n\n::operations'),
    )
    expect(merge(text, (saved) => saved.replace('::operations{resource="users"}\n\n', ''))).toBe(
      text.replace('\n\n::operations{resource=users}\n', ''),
    )
  })
})

/** Old and new texts, the new ones written as they are saved, and what is merged from both. */
const cases: readonly (readonly [string, before: string, after: string, expected: string])[] = [
  [
    'a new row has the width and alignment of its column',
    '| a | b   |\n|---|:--|\n| x |   1 |\n',
    '| a | b |\n| - | - |\n| x | 1 |\n| y | 2 |',
    '| a | b   |\n|---|:--|\n| x |   1 |\n| y | 2   |\n',
  ],
  [
    'a right-aligned cell',
    '| a |   b |\n|:-:|----:|\n| x |   1 |\n',
    '| a | b |\n| - | - |\n| y | 2 |',
    '| a |   b |\n|:-:|----:|\n| y |   2 |\n',
  ],
  [
    'a table without padding',
    '| Name | Price |\n| --- | ---: |\n| x | 1 |\n',
    '| Name | Price |\n| - | - |\n| xyz | 1 |\n| y | 2 |',
    '| Name | Price |\n| --- | ---: |\n| xyz | 1 |\n| y | 2 |\n',
  ],
  ['a removed row', '| a |\n| :-- |\n| x |\n| y |\n', '| a |\n| - |\n| y |', '| a |\n| :-- |\n| y |\n'],
  [
    'a new column',
    '| a | b |\n| :-- | --: |\n| x | y |\n',
    '| a | new | b |\n| - | - | - |\n| x | n | y |',
    '| a | new | b |\n| :-- | --- | --: |\n| x | n | y |\n',
  ],
  [
    'a cell with an escaped pipe',
    '| a | b |\n| :-- | --: |\n| `x\\|y` | z |\n',
    '| a | b |\n| - | - |\n| `x\\|y` | 2 |',
    '| a | b |\n| :-- | --: |\n| `x\\|y` | 2 |\n',
  ],
  [
    'a table without outer pipes',
    'a | b\n:-- | --:\nx | y\n',
    '| a | b |\n| - | - |\n| x | 2 |',
    'a | b\n:-- | --:\nx | 2\n',
  ],
  ['a new item in a tight list', '+ a\n+ b\n', '- a\n\n- new\n\n- b', '+ a\n+ new\n+ b\n'],
  ['a new item in a loose list', '* a\n\n* b\n', '- a\n- b\n- new', '* a\n\n* b\n\n* new\n'],
  ['items in another order', '* __a__\n* b\n* c\n', '- c\n- **a**\n- b', '* c\n* __a__\n* b\n'],
  ['numbers', '1) a\n2) b\n3) c\n', '1. a\n2. new\n3. b\n4. c', '1) a\n2) new\n3) b\n4) c\n'],
  ['numbers that are all 1', '1. a\n1. b\n', '1. a\n2. b\n3. c', '1. a\n1. b\n1. c\n'],
  ['numbers that get longer', '9. a\n\n   more\n', '9. new\n10. a\n\n    more', '9. new\n10. a\n\n    more\n'],
  ['a paragraph in an item', '* a\n\n  __b__ c\n* d\n', '- a\n\n  **b** e\n\n- d', '* a\n\n  __b__ e\n* d\n'],
  ['tasks', '* [ ] __a__\n* [ ] b\n', '- [x] **a**\n- [ ] b', '* [x] __a__\n* [ ] b\n'],
  ['blocks in another order', '# A\n\n__x__\n\n# B\n', '# B\n\n# A\n\n**x**', '# B\n\n# A\n\n__x__\n'],
  ['a heading of another level', 'A\n=\n\ntext\n', '## A\n\ntext', '## A\n\ntext\n'],
  ['a paragraph that becomes a list', '__a__\n\nb\n', '- **a**\n\nb', '- **a**\n\nb\n'],
  [
    'a word in a line with several changes',
    'one two\nthree four\nfive six\n',
    'one two three for five six',
    'one two\nthree for\nfive six\n',
  ],
  ['a hard line break', 'one  \ntwo *x*\n', 'one\\\n2 _x_', 'one  \n2 *x*\n'],
  [
    'a link',
    'See <https://a.example> and [b](/b "B").\n',
    "See [https://a.example](https://a.example) and [b](/b 'B')!",
    'See <https://a.example> and [b](/b "B")!\n',
  ],
  ['lines around a removed paragraph', '# A\ntext\n\n\n# B\nmore\n', '# A\n\n# B\n\nmore', '# A\n\n\n# B\nmore\n'],
  [
    'a comment, token and directive that were escaped',
    'A <!-- number ok: 95% --> {{a.b_c}} x\n\n::list{of=x}\n\n<!-- c -->\n',
    'A \\<!-- number ok: 95% --> {{a.b\\_c}} y\n\n\\::list{of=x}\n\n&lt;!-- c -->',
    'A <!-- number ok: 95% --> {{a.b_c}} y\n\n::list{of=x}\n\n<!-- c -->\n',
  ],
  [
    'a comment that is escaped in the old text',
    '\\<!-- a --> <!-- a -->\n',
    '\\<!-- a --> <!-- a --> \\<!-- a -->',
    '\\<!-- a --> <!-- a --> \\<!-- a -->\n',
  ],
  ['a heading that becomes a list next to another list', '# a\n\n* __b__\n', '* c\n\n- **b**', '- c\n\n* __b__\n'],
  ['Windows line endings', 'a\r\n\r\n* b\r\n* c', 'a\n\nnew\n\n- b\n- d\n', 'a\r\n\r\nnew\r\n\r\n* b\r\n* d'],
  ['a text that was empty', '', 'a\n', 'a\n'],
  ['a text that becomes empty', '\na\n', '', '\n\n'],
]

test.each(cases)('%s', (_, before, after, expected) => {
  expect(mergeMarkdown(before, after)).toBe(expected)
})
