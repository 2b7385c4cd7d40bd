import { afterAll, expect, test } from '@jest/globals'
import { lintContent } from '../../lib/lint/lint-content'
import { keepContentFolders, pageText } from '../fixtures/content-folder'
import { smallPng } from '../fixtures/messages/picture-bytes'
import { onPart } from '../fixtures/part-of-site'

/** These tests are only about documentation pages. */
const parts = { legal: [], locales: false }
const folders = keepContentFolders()

afterAll(folders.remove)

/** Returns the diagnostics about a text on a documentation page that prevent publication. */
const reported = (body: string) =>
  onPart(
    { 'content/docs/pasted.md': pageText('Pasted', 'lead: A lead.\norder: 500\n', body) },
    async () => {
      const found = await lintContent()
      return found
        .filter(({ file, severity }) => file === 'content/docs/pasted.md' && severity === 'error')
        .map(({ id }) => id)
    },
    parts,
  )

const rows: readonly (readonly [mistake: string, rule: string, repaired: string])[] = [
  ['##\u00a0Prices', 'mark-wide-space', '## Prices'],
  ['##\u2003Prices', 'mark-wide-space', '## Prices'],
  ['-\u00a0one\n-\u00a0two', 'mark-wide-space', '- one\n- two'],
  ['1.\u00a0one\n2.\u00a0two', 'mark-wide-space', '1. one\n2. two'],
  ['•\tone\n•\ttwo', 'bullet-not-read', '- one\n- two'],
  ['· one\n· two', 'bullet-not-read', '- one\n- two'],
  ['We have:\n• one\n• two', 'bullet-not-read', 'We have:\n\n- one\n- two'],
  ['• one\n\n• two', 'bullet-not-read', '- one\n- two'],
  ['o\tone\no\ttwo', 'bullet-not-read', '- one\n- two'],
  ['\uf0b7 one\n\uf0b7 two', 'bullet-not-read', '- one\n- two'],
  ['— one\n— two', 'dash-not-read', '- one\n- two'],
  ['– one\n– two', 'dash-not-read', '- one\n- two'],
  ['– Is it free?\n– Is it safe?', 'dash-not-read', '- Is it free?\n- Is it safe?'],
  ['– Yes.\n– No.', 'dash-not-read', '“Yes.”\n“No.”'],
  ['Plan\tWords\nLite\tfew', 'table-with-tabs', '| Plan | Words |\n|--|--|\n| Lite | few |'],
  ['Plan | Words\nLite | few', 'table-without-dashes', 'Plan | Words\n--|--\nLite | few'],
  ['Before.\n\n    indented', 'code-by-spaces', 'Before.\n\nindented'],
  ['Before.\n\n\tindented', 'code-by-spaces', 'Before.\n\n```text\nindented\n```'],
  ['See [prices](/pricing for more.', 'link-not-closed', 'See [prices](/pricing) for more.'],
  ['See (prices)[/pricing], or https://example.org.', 'link-brackets-swapped', 'See [prices](/pricing).'],
  ['![[team.png]]', 'picture-not-read', 'Two people.'],
  ['It is [[site.name]].', 'token-one-brace', 'It is {{site.name}}.'],
  ['* one\n• two', 'bullet-not-read', '* one\n* two'],
  ['Our office\n====\n\nIn Delft.', 'heading-by-equals-signs', '## Our office\n\nIn Delft.'],
]

test.each(rows)('%j is reported once, and its repair is accepted', async (mistake, rule, repaired) => {
  expect(await reported(mistake)).toEqual([rule])
  expect(await reported(repaired)).toEqual([])
})

test.each([
  '– Is it free?\n– For two testers.',
  '– Come in, he said.\n– Thank you.',
  '> It works.\n>\n> – Ada Lovelace',
  'Write `a | b`,\nthen `c | d`.',
  '`| a |`\n`| b |`',
])('%j is accepted', async (text) => {
  expect(await reported(text)).toEqual([])
})

/** Returns the diagnostics about a text next to two pictures, and about the pictures. */
const besidePictures = (body: string) =>
  folders.run(
    {
      'content/docs/pasted.md': pageText('Pasted', 'lead: A lead.\norder: 500\n', body),
      'content/docs/team.png': smallPng(),
      'content/docs/our team.png': smallPng(),
    },
    async () => {
      const found = await lintContent()
      return found
        .filter(({ file, id }) => /^content\/docs\/(?:pasted|team|our)/.test(file) && !id.startsWith('head-'))
        .map(({ id, fix }) => ({ id, fix }))
    },
    parts,
  )

test.each([
  ['![Two](team.png "The "old" office")', 'link-caption-not-read', '![Two](team.png "The “old” office")'],
  ['![Two](team.png “Our office”)', 'link-caption-not-read', '![Two](team.png "Our office")'],
  ['![Two](team.png “Our office")', 'link-caption-not-read', '![Two](team.png "Our office")'],
  ["![Two](team.png 'It's our office')", 'link-caption-not-read', '![Two](team.png "It\'s our office")'],
  ['![Two](team.png Our office)', 'link-caption-not-read', '![Two](team.png "Our office")'],
  ['![Two](team.png "Old" and "new")', 'link-caption-not-read', '![Two](team.png "“Old” and “new”")'],
  ['![Two](team.png"Us")', 'link-caption-not-read', '![Two](team.png "Us")'],
  ['![Two](team.png, "Us")', 'link-caption-not-read', '![Two](team.png "Us")'],
  ['![Two](our team.png)', 'picture-name-space', '![Two](our%20team.png)'],
  ['![Two](our team.png “Us”)', 'picture-name-space', '![Two](our%20team.png "Us")'],
  ['![Two](team.png =200x100)', 'picture-with-size', '![Two](team.png)'],
  ['![Two](“team.png”)', 'picture-name-quoted', '![Two](team.png)'],
  ['!(Two)[team.png]', 'link-brackets-swapped', '![Two](team.png)'],
  ['[Two](team.png)', 'link-to-picture', '![Two](team.png)'],
  ['[Two](our%20team.png)', 'link-to-picture', '![Two](our%20team.png)'],
])('%s is reported once, with what to write', async (mistake, id, repaired) => {
  const others = repaired.includes('our%20') ? '![Three](team.png)' : '![Three](our%20team.png)'
  const found = await besidePictures(`${mistake}\n\n${others}`)
  expect(found.map((each) => each.id)).toEqual([id])
  expect(found[0]?.fix).toContain(repaired.slice(repaired.startsWith('!') && !/^link-(?:to|br)/.test(id) ? 6 : 0))
  expect(await besidePictures(`${repaired}\n\n${others}`)).toEqual([])
})

test('quotation marks in a picture’s description are valid', async () => {
  expect(await besidePictures('![The "old" office](team.png)\n\n![The “new” one](our%20team.png)')).toEqual([])
})
