import { expect, test } from '@jest/globals'
import { changeLinks } from './change-links'

const page = (text: string, fields = 'title: A') => `---\n${fields}\n---\n\n${text}\n`
const changed = (file: string, text: string) => changeLinks(file, text, '/docs/collect', '/docs/gather')

test.each([
  ['[a](/docs/collect)', '[a](/docs/gather)'],
  [
    '[a](/docs/collect#part) and [b](</docs/collect?a=b> "A title")',
    '[a](/docs/gather#part) and [b](</docs/gather?a=b> "A title")',
  ],
  ['[`/docs/collect`](/docs/collect)', '[`/docs/collect`](/docs/gather)'],
  ['[**a** b [c]][1]\n\n[1]: /docs/collect "A title"', '[**a** b [c]][1]\n\n[1]: /docs/gather "A title"'],
  ['- | a | [b](/docs/collect) |', '- | a | [b](/docs/gather) |'],
  ['> - [a](/docs/collect)\n>   [b](/docs/collect)', '> - [a](/docs/gather)\n>   [b](/docs/gather)'],
])('links in a text are updated: %s', (before, after) => {
  expect(changed('a.md', page(before))).toBe(page(after))
})

test.each([
  '[a](/docs/collection), [b](/docs/collect/more), [c](https://example.org/docs/collect)',
  '`[a](/docs/collect)` and "/docs/collect"',
  '```html\n<a href="/docs/collect">a</a>\n```',
  '\\[a](/docs/collect)',
  '/docs/collect',
])('text that is not a link to the page is kept: %s', (text) => {
  expect(changed('a.md', page(text))).toBe(page(text))
})

test('fields are updated, whatever their quotes and comments, and aliases are kept', () => {
  const fields = (to: string) => `next: ${to} # the next one
links: ["${to}#a", '${to}']
lead: "See [that](${to}), not /docs/collect."
aliases:
  - /docs/collect`
  expect(changed('a.md', page('Text', fields('/docs/collect')))).toBe(page('Text', fields('/docs/gather')))
})

test('data in YAML and in JSON is updated, with every other character unchanged', () => {
  const yaml = (to: string) => `# A list\na:\n  - { href: ${to}, text: "a" }\nb: /docs/collect-more\n`
  expect(changed('a.yml', yaml('/docs/collect'))).toBe(yaml('/docs/gather'))
  const json = (to: string) => `{\n  "/docs/collect": "a",\n  "b": "Read [this](${to}) first",\n  "c": "${to}"\n}\n`
  expect(changed('a.json', json('/docs/collect'))).toBe(json('/docs/gather'))
})
