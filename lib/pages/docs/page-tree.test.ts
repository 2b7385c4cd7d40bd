import { describe, expect, test } from '@jest/globals'
import { breadcrumbs, browserTitle, childrenOf, neighbours, sidebar } from './page-tree'

const pages = [
  { path: '/docs/rest/reference/users', title: 'Users', order: 4 },
  { path: '/docs', title: 'Documentation', order: 0 },
  { path: '/docs/rest/reference', title: 'Reference', order: 2 },
  { path: '/docs/rest', title: 'Rest API', nav: 'Overview', order: 1 },
  { path: '/docs/rest-less', title: 'Restless', order: 9 },
  { path: '/docs/rest/reference/access_control', title: 'Access control', order: 3 },
]

test('the children of a page are the pages directly below it, in order', () => {
  expect(childrenOf(pages, '/docs/rest/reference').map(({ title }) => title)).toEqual(['Access control', 'Users'])
  expect(childrenOf(pages, '/docs/rest').map(({ title }) => title)).toEqual(['Reference'])
})

test('the sidebar shows the current section in full and every other section as one link', () => {
  const [own, others] = sidebar(pages, '/docs/rest/reference/users', 'More')
  expect(own?.title).toBe('Rest API')
  expect(own?.links.map(({ text }) => text)).toEqual(['Overview', 'Reference'])
  expect(own?.links[1]?.children).toEqual([
    { path: '/docs/rest/reference/access_control', text: 'Access control', current: false, children: [] },
    { path: '/docs/rest/reference/users', text: 'Users', current: true, children: [] },
  ])
  expect(others).toEqual({
    title: 'More',
    links: [{ path: '/docs/rest-less', text: 'Restless', current: false, children: [] }],
  })
})

test('a section with one page is a link among the other sections, marked as current', () => {
  expect(sidebar(pages, '/docs/rest-less', 'More')).toEqual([
    {
      title: 'Documentation',
      links: [
        { path: '/docs/rest', text: 'Rest API', current: false, children: [] },
        { path: '/docs/rest-less', text: 'Restless', current: true, children: [] },
      ],
    },
  ])
})

describe('with many sections, the sidebar shows those near the page in reading order', () => {
  const paths = Array.from({ length: 60 }, (_, index) => `/docs/part-${index}`)
  const large = [
    { path: '/docs', title: 'Documentation', order: 0 },
    ...paths.flatMap((path, index) => [
      { path, title: path, order: 2 * index + 1 },
      { path: `${path}/page`, title: 'Page', order: 2 * index + 2 },
    ]),
  ]
  const othersOf = (path: string) =>
    sidebar(large, path, 'More')
      .at(-1)
      ?.links.map((link) => link.path)

  test('eight before and eight after a page in the middle', () => {
    expect(othersOf('/docs/part-30/page')).toEqual([...paths.slice(22, 30), ...paths.slice(31, 39)])
  })

  test('sixteen on one side of a page at either end', () => {
    expect(othersOf('/docs/part-0')).toEqual(paths.slice(1, 17))
    expect(othersOf('/docs/part-59/page')).toEqual(paths.slice(43, 59))
  })

  test('the first seventeen on the front page', () => {
    expect(othersOf('/docs')).toEqual(paths.slice(0, 17))
  })
})

test('breadcrumbs contain the pages above a page, and no page whose path only starts with the same letters', () => {
  expect(breadcrumbs(pages, '/docs/rest/reference/users').map(({ title }) => title)).toEqual([
    'Documentation',
    'Rest API',
    'Reference',
  ])
  expect(breadcrumbs(pages, '/docs/rest-less').map(({ title }) => title)).toEqual(['Documentation'])
})

test('the browser title contains the name of the API once', () => {
  const title = (path: string, text: string) => browserTitle(pages, { path, title: text, order: 0 })
  expect(title('/docs/rest/reference', 'Reference')).toBe('Reference, Rest API')
  expect(title('/docs/rest/reference', 'Rest reference')).toBe('Rest reference')
  expect(title('/docs/rest', 'Rest API')).toBe('Rest API')
  expect(title('/docs', 'Documentation')).toBe('Documentation')
})

test('previous and next follow the reading order; there is none before the first page or after the last', () => {
  expect(neighbours(pages, '/docs/rest/reference')).toMatchObject({
    previous: { title: 'Rest API' },
    next: { title: 'Access control' },
  })
  expect(neighbours(pages, '/docs').previous).toBeUndefined()
  expect(neighbours(pages, '/docs/rest-less').next).toBeUndefined()
})
