import { expect, test } from '@jest/globals'
import { inContentFolder, pageText } from '../../tests/fixtures/content-folder'
import { pageOfFile, routeOf } from './find-page'
import { list, listBroken } from './list'

const files = {
  'content/pages/alpha.md': pageText('About {{site.name}}'),
  'content/pages/news.md': pageText('News', 'draft: true\n'),
  'content/pages/later.md': pageText('Later', 'publishAt: 2027-01-31\n'),
  'content/pages/hour.md': pageText('Hour', 'publishAt: 2027-01-31 09:00\n'),
  'content/pages/README.md': 'For people who edit.',
}
const paths = (now: string, drafts = false) =>
  inContentFolder(files, async () => {
    const items = await list({ now: new Date(now), drafts })
    return items.map(({ path }) => path).filter((path) => !['/privacy', '/terms'].includes(path))
  })

test('drafts and scheduled pages are left out', async () => {
  expect(await paths('2026-11-21T12:00:00Z')).toEqual(['/alpha'])
})

test('drafts and scheduled pages are listed on request', async () => {
  expect(await paths('2026-11-21T12:00:00Z', true)).toEqual(['/alpha', '/hour', '/later', '/news'])
})

test('dates and times are in the time zone of content/site.yml, and a date means midnight', async () => {
  expect(await paths('2027-01-30T22:59:59Z')).toEqual(['/alpha'])
  expect(await paths('2027-01-30T23:00:00Z')).toEqual(['/alpha', '/later'])
  expect(await paths('2027-01-31T07:59:59Z')).toEqual(['/alpha', '/later'])
  expect(await paths('2027-01-31T08:00:00Z')).toEqual(['/alpha', '/hour', '/later'])
})

test('an item has the route, file, title and description of its page', async () => {
  const items = await inContentFolder(files, () => list({ now: new Date('2026-11-21'), drafts: false }))
  expect(items.find(({ slug }) => slug === 'alpha')).toEqual({
    kind: 'page',
    path: '/alpha',
    slug: 'alpha',
    file: 'content/pages/alpha.md',
    title: 'About Oogwenk',
    description: 'It says what the page is about.',
    draft: false,
    publishAt: undefined,
    aliases: [],
  })
})

test('pages are not listed if files are invalid, and all problems are reported', async () => {
  const broken = { 'content/pages/a.md': '---\ntitle: x\n', 'content/pages/b.md': pageText('B', 'draft: yes\n') }
  const listed = inContentFolder(broken, () => list({ now: new Date(), drafts: true }))
  await expect(listed).rejects.toThrow(
    'content/pages/a.md:2  The front matter is not closed: the second of its two --- lines is missing. Write --- by itself on a new line below this one, “title: x”, which is its last field.\n' +
      'content/pages/b.md:4:8  draft  This must be true or false, but “yes” is not. Write true until the page is finished; until then, only a preview shows it.',
  )
})

test('in development, an invalid file is left out of the list and reported separately', async () => {
  const broken = { ...files, 'content/docs/b.md': pageText('B', 'draft: yes\n') }
  const [items, brokenPages] = await inContentFolder(broken, () =>
    Promise.all([list({ now: new Date('2026-11-21'), drafts: false, tolerant: true }), listBroken()]),
  )
  expect(items.map(({ path }) => path)).toContain('/alpha')
  expect(items.map(({ path }) => path)).not.toContain('/docs/b')
  expect(brokenPages.map(({ path }) => path)).toEqual(['/docs/b'])
  expect(brokenPages[0]?.problems).toContainEqual(
    expect.objectContaining({ file: 'content/docs/b.md', field: 'draft' }),
  )
})

test.each([
  ['content/pages/home.md', { kind: 'page', path: '/', slug: 'home' }],
  ['content/pages/about.md', { kind: 'page', path: '/about', slug: 'about' }],
  ['content/pages/not-found.md', { kind: 'page', path: '/404', slug: 'not-found' }],
  ['content/docs/index.md', { kind: 'doc', path: '/docs', slug: 'docs' }],
  ['content/docs/rest/index.md', { kind: 'doc', path: '/docs/rest', slug: 'rest' }],
  [
    'content/docs/rest/reference/access_control.md',
    { kind: 'doc', path: '/docs/rest/reference/access_control', slug: 'access_control' },
  ],
  ['content/cases/galaxy/index.md', { kind: 'case', path: '/cases/galaxy', slug: 'galaxy' }],
  ['content/docs/rest.md', { kind: 'doc', path: '/docs/rest', slug: 'rest' }],
  ['content/cases/galaxy/notes.md', undefined],
  ['content/about.md', undefined],
  ['content/pages/a/b.md', undefined],
  ['content/pages/a b.md', undefined],
  ['content/docs/../x.md', undefined],
])('the file %s has the route %j', (file, route) => {
  expect(routeOf(file)).toEqual(route)
})

test.each([
  ['content/docs/rest.md', '/docs/rest'],
  ['content/docs/rest/reference/users/index.md', '/docs/rest/reference/*'],
  ['content/docs/rest/paging.md', '/docs/rest/**'],
  ['content/docs/rest/reference/users/more.md', '/docs/rest/**'],
  ['content/docs/collect/index.md', '/docs/**'],
  ['content/pages/docs.md', undefined],
])('%s becomes the page %s', (file, path) => {
  expect(pageOfFile(file)?.path).toBe(path)
})
