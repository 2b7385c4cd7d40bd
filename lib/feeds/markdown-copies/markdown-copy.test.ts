import { expect, test } from '@jest/globals'
import { docsText } from '../../../tests/fixtures/docs-text'
import { addresses } from '../../shared/urls'
import { markdownCopyOf } from './markdown-copy'

const to = addresses('https://www.example')
const copyOf = async (markdown: string, page = {}) => markdownCopyOf(await docsText(markdown, page), to)

test('the first line contains the title and the address of the page, and the lead follows', async () => {
  expect(await copyOf('Text.')).toBe('# [Test, Rest API](https://www.example/docs/test)\n\nIt leads.\n\nText.\n')
})

test('the copy of a page without a lead or without text has no blank lines in its place', async () => {
  expect(await copyOf('Text.', { lead: '' })).toBe('# [Test, Rest API](https://www.example/docs/test)\n\nText.\n')
  expect(await copyOf('', { lead: '' })).toBe('# [Test, Rest API](https://www.example/docs/test)\n')
})

test('a copy includes what its page shows above the text: the base URL, lists, and what is not documented', async () => {
  const strip = {
    ...{ label: 'Base address', address: 'https://api.example/v1' },
    authentication: { href: '/docs/rest#authentication', text: 'Basic authentication' },
    plan: { href: '/pricing', text: 'Enterprise plan' },
  }
  const files = { descriptions: [{ href: '/openapi.json', text: 'OpenAPI description' }] }
  const first = await copyOf('', {
    ...{ strip, files, layout: 'resources', notDocumented: 'Its answer.' },
    // The only group is the whole page.
    resources: [
      {
        ...{ href: '/docs/a', title: 'A', count: '1 operation', lead: 'It is.' },
        groups: [{ href: '/docs/a#a', text: 'A' }],
      },
    ],
  })
  expect(first).toContain(
    '**Not documented**: Its answer. [Ask us](https://www.example/contact)\n\n' +
      'Base address: `https://api.example/v1` · [Basic authentication](https://www.example/docs/rest#authentication) · [Enterprise plan](https://www.example/pricing)' +
      ' · [OpenAPI description](https://www.example/openapi.json)\n\n' +
      '- [A](https://www.example/docs/a): 1 operation. It is.\n',
  )
  const links = [
    { href: '/docs/b/c', text: 'C' },
    { href: '/docs/b/d', text: 'D' },
  ]
  const second = await copyOf('', {
    ...{ notDocumented: 'Every part but A.', layout: 'index' },
    apis: [
      { href: '/docs/b', title: 'B', summary: 'Named here.', count: undefined, links },
      { href: '/docs/e', title: 'E', summary: '', count: undefined, links: links.slice(0, 1) },
      { href: '/docs/f', title: 'F', summary: '', count: undefined, links: [] },
    ],
  })
  // It follows the parts that it is about.
  expect(second).toContain(
    '- [B](https://www.example/docs/b): Named here. [C](https://www.example/docs/b/c) · [D](https://www.example/docs/b/d)\n' +
      '- [E](https://www.example/docs/e): [C](https://www.example/docs/b/c)\n' +
      '- [F](https://www.example/docs/f)\n\n' +
      '**Not documented**: Every part but A. [Ask us](https://www.example/contact)\n',
  )
})

test('a copy says when the text of its page last changed, and how many operations are documented', async () => {
  const coverage = [
    { text: '1 of 2.', share: 0.5 },
    { text: 'None.', share: 0 },
  ]
  const updated = { label: 'Last updated', text: '31 January 2026' }
  const one = await copyOf('', { coverage, updated })
  expect(one).toMatch(/^# .*\n\nLast updated 31 January 2026\n\nIt leads\.\n\n1 of 2\. None\. /)
  expect(one).toMatch(/None\. \[.+\]\(https:\/\/www\.example\/docs\/rest\/reference#coverage\)\n$/)
  expect(await copyOf('', { coverage, layout: 'resources' })).toMatch(/\n\n## .+\n\n- 1 of 2\.\n- None\.\n$/)
})

test('headings, lists, code and tables are copied as written', async () => {
  const text = '## One `a`\n\n- a\n- b\n\n1. c\n2. d\n\n```http\nA: {b}\n```\n\n| a | b |\n| - | -: |\n| \\| | *c* |\n'
  expect(await copyOf(text)).toContain(text)
})

test('links become absolute, and links within the page lead to the page on the site', async () => {
  const text = '[a](/pricing#lite) [b](#top) [c](https://help.example/) [d](mailto:a@b.example) [e][e]\n\n[e]: /about'
  expect(await copyOf(text)).toContain(
    '[a](https://www.example/pricing#lite) [b](https://www.example/docs/test#top) [c](https://help.example/) ' +
      '[d](mailto:a@b.example) [e](https://www.example/about)',
  )
})

test('facts are filled in as plain text: their characters have no meaning in Markdown, and placeholders keep their brackets', async () => {
  expect(await copyOf('{{site.name}} and {{site.legal.entity}}')).toContain(
    '\\*Oog\\* \\[wenk]\\(/x) and \\[name to come]',
  )
})

test('comments are removed, colons do not become directives, and escaped characters do not become HTML', async () => {
  const text = await copyOf('a <!-- secret --> b\n\n<!-- secret -->\n\n\\<b>c\\</b> at 10:30 a:b')
  expect(text).not.toContain('secret')
  expect(text).toContain('\\<b>c\\</b> at 10:30 a:b')
})

test('a picture keeps its description and caption, and has the absolute URL of the file that the page shows', async () => {
  expect(await copyOf('Here.\n\n![what *it* shows](picture.png "By \\"night\\"")')).toContain(
    String.raw`![what it shows](https://www.example/media/pictures/picture-960.png "By \"night\"")`,
  )
})

test('a directive is replaced with its operations, between the texts around it', async () => {
  const text = await copyOf('Before.\n\n::operations{resource=locales}\n\n## After\n')
  expect(text).toContain('Before.\n\n## Locales\n\nRead only.\n\n### List locales\n\n')
  expect(text).toContain('[`GET /locales`](https://www.example/docs/test#get-locales)\n\nReturns the locales.\n\n')
  expect(text.endsWith('```\n\n## After\n')).toBe(true)
  // The path of this operation has no parameters, so there is no table.
  expect(text).not.toContain('|')
  expect(text).not.toContain('::operations')
})

test('the “Not documented” note comes above the text of a page, and a link to ask for it below', async () => {
  const missing = '**Not documented**: Codes. [Ask us](https://www.example/contact)'
  expect(await copyOf('Text.', { notDocumented: 'Codes.' })).toContain(`\n\nIt leads.\n\n${missing}\n\nText.\n`)
  const button = '[Ask for the schema](https://www.example/contact)'
  expect(await copyOf('Text.', { request: 'Ask for the schema' })).toContain(`\n\nText.\n\n${button}\n`)
})

test('an operation has its parameters, its rules and a sample, and does not mention what is not documented', async () => {
  const text = await copyOf('::operations{resource=users}')
  expect(text).toContain('| Parameter | Where | Meaning |\n| - | - | - |\n| `user_uuid` | path, required | ')
  expect(text).toContain('Removes it.\n\n')
  expect(text).toContain('```bash\ncurl ')
  expect(text).not.toMatch(/documented|contact/)
})

test('characters in the endpoint table have no meaning in Markdown', async () => {
  const text = await copyOf('::operations{resource=users}')
  expect(text).toContain('## Users & \\<i>others\\</i>\n')
  expect(text).toContain('Lists \\<script>alert(1)\\</script> users.')
  expect(text).toContain('| The \\<b>user\\</b> \\| \\*one\\* of \\[many]\\(javascript:alert(1)). |')
  // A bar starts a block only at the beginning of a line.
  expect(text).toContain('- Only | one.\n- ::operations{resource=users}.\n')
})
