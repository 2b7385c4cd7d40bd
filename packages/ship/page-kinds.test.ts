import { expect, test } from '@jest/globals'
import { kindsIn, routeOf } from './page-kinds'
import { memoryOutDir } from './tests/out-dir'

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

test('the list has each route once, even if its pages differ, and a page without a route is reported', async () => {
  const page = (kind: string) => `<script data-ship="${kind}"></script>`
  const pages = { 'docs/a.html': page('static'), 'docs/b.html': page('interactive'), 'index.html': page('static') }
  expect(await kindsIn(memoryOutDir(pages))).toEqual({ '/': 'static', '/docs/[...path]': 'interactive and static' })
  await expect(kindsIn(memoryOutDir({ 'x/y.html': page('static') }))).rejects.toThrow(
    'No route in app/ matches out/x/y.html. Check that its page.tsx exists.',
  )
})
