import { expect, test } from '@jest/globals'
import { lintContent } from '../../lib/lint/lint-content'
import { inContentFolder, pageText } from '../fixtures/content-folder'

/** What the check says of a text on a page of the documentation: the messages that stop a publication. */
const reported = (body: string) =>
  inContentFolder({ 'content/docs/pasted.md': pageText('Pasted', 'lead: A lead.\norder: 500\n', body) }, async () => {
    const found = await lintContent()
    return found
      .filter(({ file, severity }) => file === 'content/docs/pasted.md' && severity === 'error')
      .map(({ id }) => id)
  })

const rows: readonly (readonly [mistake: string, rule: string, repaired: string])[] = [
  ['##\u00a0Prices', 'mark-wide-space', '## Prices'],
  ['##\u2003Prices', 'mark-wide-space', '## Prices'],
  ['-\u00a0one\n-\u00a0two', 'mark-wide-space', '- one\n- two'],
  ['1.\u00a0one\n2.\u00a0two', 'mark-wide-space', '1. one\n2. two'],
  ['•\tone\n•\ttwo', 'bullet-not-read', '- one\n- two'],
  ['· one\n· two', 'bullet-not-read', '- one\n- two'],
  ['– one\n– two', 'bullet-not-read', '- one\n- two'],
  ['Plan\tWords\nLite\tfew', 'table-with-tabs', '| Plan | Words |\n|--|--|\n| Lite | few |'],
  ['Plan | Words\nLite | few', 'table-without-dashes', 'Plan | Words\n--|--\nLite | few'],
  ['Before.\n\n    indented', 'code-by-spaces', 'Before.\n\nindented'],
  ['Before.\n\n\tindented', 'code-by-spaces', 'Before.\n\n```text\nindented\n```'],
  ['Our office\n====', 'heading-by-underline', '## Our office'],
]

test.each(rows)('%j is reported once, and its repair is accepted', async (mistake, rule, repaired) => {
  expect(await reported(mistake)).toEqual([rule])
  expect(await reported(repaired)).toEqual([])
})
