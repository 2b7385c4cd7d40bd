import { expect, test } from '@jest/globals'
import { memoryOutDir } from '../tests/fixtures/out-dir'
import { kindsByRoute, routeOf } from './page-kinds'

test('a page belongs to the route that made it', () => {
  const routes = ['/', '/cases', '/cases/[slug]', '/docs/[...path]', '/docs']
  expect(['/', '/cases', '/cases/a', '/docs', '/docs/a/b', '/404'].map((page) => routeOf(page, routes))).toEqual([
    '/',
    '/cases',
    '/cases/[slug]',
    '/docs',
    '/docs/[...path]',
    '/404',
  ])
  expect(routeOf('/cases/a/b', routes)).toBeUndefined()
})

test('the list has each route once, even where its pages differ, and a page without a route is reported', async () => {
  const page = (kind: string) => `<script data-ship="${kind}"></script>`
  const pages = { 'docs/a.html': page('static'), 'docs/b.html': page('interactive'), 'index.html': page('static') }
  expect(await kindsByRoute(memoryOutDir(pages))).toEqual({ '/': 'static', '/docs/[...path]': 'interactive, static' })
  await expect(kindsByRoute(memoryOutDir({ 'x/y.html': page('static') }))).rejects.toThrow(
    'out/x/y.html belongs to no route of app/. Look for the file of its route.',
  )
})
