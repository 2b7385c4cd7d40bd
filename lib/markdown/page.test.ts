import { expect, test } from '@jest/globals'
import { markdownContext } from '../../tests/fixtures/markdown-context'
import { collectDiagnostics } from '../shared/diagnostic'
import { renderMarkdown } from './render'

const locationsOf = async (markdown: string) =>
  (await collectDiagnostics(() => renderMarkdown(markdown, markdownContext({ 'a.b': 'x' })))).map(
    ({ line, column }) => `${line}:${column}`,
  )

test.each([
  ['in a sentence', 'From {{a.b}} to {{b.c}}', ['1:17']],
  ['on a later line of a quotation', '> From {{a.b}}\n> to {{b.c}} and {{b.c}}.', ['2:6', '2:18']],
  ['on a later line of a list', '- From\n  here to {{b.c}}', ['2:11']],
  ['on a lazy line', '- From\nto {{b.c}}', ['2:4']],
  ['after escaped characters', '\\* \\{{b.c}} {{b.c}}', ['1:5', '1:13']],
  ['after character references', '&amp;&#123; {{b.c}}', ['1:13']],
  ['after an address that is not in brackets', 'https://oogwenk.example and {{b.c}}', ['1:29']],
  ['after an email address', 'Write to me@oogwenk.example or {{b.c}}.', ['1:32']],
  ['in bold words', 'a **b {{b.c}}**', ['1:7']],
  ['in a code span', 'a `b {{b.c}}`', ['1:6']],
  ['in a code block', '```text\n{{a.b}}\n  {{b.c}} {{b.c}}\n```', ['3:3', '3:11']],
  ['in a code block inside a list', '- x\n\n  ```text\n  a {{b.c}}\n  ```', ['4:5']],
  ['in a link', '[a {{b.c}}](/{{b.c}} "{{b.c}}")', ['1:4', '1:14', '1:23']],
  ['in a picture', '![a {{b.c}}](picture.png "{{b.c}}")', ['1:5', '1:27']],
  ['in a table', '| a | b |\n|---|---|\n| {{b.c}} | \\| {{b.c}} |', ['3:3', '3:16']],
  ['after a tab', 'a\t{{b.c}}', ['1:3']],
])('an unknown token is found %s', async (_, markdown, expected) => {
  expect(await locationsOf(markdown)).toEqual(expected)
})

test('a malformed link and a reference without a definition are reported with their lines', async () => {
  expect(await locationsOf('First line\nsecond [x](a b) here\nthird [x][y].')).toEqual(['2:10', '3:7'])
})
