import { expect, test } from '@jest/globals'
import { docsSource, docsText } from '../../tests/fixtures/docs-text'
import { llms, llmsFull } from './llms'

const source = async () => ({
  ...docsSource([
    await docsText('One.', { path: '/docs', title: 'Documentation', browserTitle: 'Documentation' }),
    await docsText('Two.', { path: '/docs/rest', title: 'Rest API', browserTitle: 'Rest API' }),
    await docsText('Three.', { path: '/docs/rest/users', browserTitle: 'Users, Rest API' }),
    await docsText('Four.', {
      path: '/docs/resting',
      title: 'Rest',
      browserTitle: 'Rest',
      description: 'Says [x](y).',
    }),
  ]),
  pages: async () => [
    { path: '/', title: 'Home', description: 'What it is.' },
    { path: '/terms', title: 'Terms', description: 'The terms.' },
  ],
})

test('llms.txt has a title, a summary of the site, and sections of links, in this order', async () => {
  const text = await llms(await source())
  expect(text.split('\n\n').slice(0, 3)).toEqual([
    '# Oog\\*wenk\\*',
    '> What it is.',
    expect.stringMatching(/^Each page .* with \.md added\.$/),
  ])
  expect(text.match(/^## .*$/gm)).toEqual([
    '## Documentation',
    '## Rest API',
    '## Files for programs',
    '## The site',
    '## Optional',
  ])
})

test('llms.txt links to the Markdown copies, grouped by API; a page whose path only begins with the same letters is in no group', async () => {
  const [, documentation = '', rest = ''] = (await llms(await source())).split('## ')
  expect(documentation).toBe(
    'Documentation\n\n- [Documentation](https://www.example/docs.md): A page for tests.\n' +
      '- [Rest](https://www.example/docs/resting.md): Says \\[x]\\(y).\n\n',
  )
  expect(rest.match(/https:\S+\.md/g)).toEqual([
    'https://www.example/docs/rest.md',
    'https://www.example/docs/rest/users.md',
  ])
})

test('a section without pages is left out', async () => {
  const text = await llms({ ...(await source()), pages: async () => [] })
  expect(text).not.toMatch(/## (The site|Optional)/)
})

test('llms-full.txt contains every Markdown copy, in reading order', async () => {
  const text = await llmsFull(await source())
  expect(text.match(/^# .*$/gm)).toHaveLength(4)
  expect(text).toMatch(/One\.\n\n---\n\n# .*Two\.\n\n---\n\n# .*Three\.\n\n---\n\n# .*Four\.\n$/s)
})
