import { expect, test } from '@jest/globals'
import { subjectOf } from './subject-of'

test.each([
  ['content/pages/about.md', { title: 'About us', address: '/about', part: 'Text' }],
  ['content/cases/galaxy/a.csv', { main: 'content/cases/galaxy/index.md', address: '/cases/galaxy', part: 'Results' }],
  ['content/cases/galaxy/galaxy-a.png', { main: 'content/cases/galaxy/index.md', part: 'Picture' }],
  ['content/cases/galaxy/areas.yml', { main: 'content/cases/galaxy/index.md', part: 'Areas of interest' }],
  ['content/facts.yml', { title: 'Prices and facts', part: 'Text' }],
  ['locales/en/common.json', { title: 'Interface texts: English' }],
  ['content/docs/graphql/team.png', { main: 'content/docs/graphql/team.png', title: 'team.png', part: 'Picture' }],
])('%s is named as in the editor', async (file, expected) => {
  expect(await subjectOf(file, null)).toMatchObject(expected)
})

test('a deleted page has the title in its text, and a file of a deleted case belongs to its page', async () => {
  const gone = await subjectOf('content/docs/no-such.md', '---\ntitle: Gone\n---\n')
  expect(gone).toMatchObject({ title: 'Gone', address: '/docs/no-such' })
  const broken = await subjectOf('content/docs/no-such.md', 'no front matter')
  expect(broken).toMatchObject({ title: 'content/docs/no-such.md' })
  expect(await subjectOf('content/cases/no-such/a.csv', '1,2')).toMatchObject({
    main: 'content/cases/no-such/index.md',
  })
})

test('a file that the editor does not open has no subject', async () => {
  for (const file of ['content/gone-pages.txt', 'content/.dates.json', 'package.json'])
    expect([file, await subjectOf(file, '')]).toEqual([file, undefined])
})
