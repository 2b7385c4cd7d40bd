import { beforeAll, expect, test } from '@jest/globals'
import { inContentFolder, pageText } from '../../../tests/fixtures/content-folder'
import { operations } from '../../../tests/specification/fixtures/operations'
import { getEndpoints } from '../../reference/endpoints'
import { groupViews } from '../../reference/group-views'
import type { OperationView } from '../../reference/views'
import { getDocsPage, listDocs, readDocs } from './docs'
import type { DocsPage } from './docs-page'

/** Every operation of the specification as reference page, method and path. */
const specified = Object.entries(operations).flatMap(([page, rows]) =>
  rows.flatMap(([methods, path]) => methods.split(' ').map((method) => `${page} ${method} ${path}`)),
)

let pages: DocsPage[]

beforeAll(async () => {
  pages = await Promise.all((await listDocs()).map(({ path }) => getDocsPage(path)))
}, 60_000)

/** Returns every operation that a page shows, with the last part of the page's path. */
function shownOperations(): [string, OperationView][] {
  return pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'operations'
        ? block.groups.flatMap(({ operations }) =>
            operations.map((operation): [string, OperationView] => [path.replace(/.*\//, ''), operation]),
          )
        : [],
    ),
  )
}

test('each operation of the specification is on its own reference page, and on no other page', () => {
  const shown = shownOperations().map(([page, { method, path }]) => `${page} ${method} ${path}`)
  expect(shown.sort()).toEqual([...specified].sort())
  expect(new Set(shown.map((line) => line.split(' ')[2])).size).toBe(34)
})

test('every path parameter has a description', () => {
  for (const [, { path, parameters }] of shownOperations()) {
    expect(parameters.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    expect(parameters.filter(({ description }) => description === '')).toEqual([])
  }
})

test('notes on a request or response are shown with its operation', () => {
  const found = shownOperations().find(([, { method, path }]) => `${method} ${path}` === 'POST /users')?.[1]
  expect(found?.notes).toEqual([
    'The request carries an email address and a password.',
    'A newly created user is not active until the email address is confirmed.',
  ])
})

test('the documentation has seventeen pages, each with text and with a unique title and description', () => {
  expect(pages).toHaveLength(17)
  for (const field of ['browserTitle', 'description', 'lead'] as const)
    expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length)
  for (const { blocks } of pages) expect(blocks).not.toEqual([])
})

test('the front page of the reference counts all operations, and other reference pages count their own', () => {
  const coverageOf = (path: string) => pages.find((page) => page.path === path)?.coverage.map(({ text }) => text)
  expect(coverageOf('/docs/rest/reference')).toEqual([
    '58 of 58 operations have a method, a path and a meaning.',
    'Request fields: partly documented for 1 of 58.',
    'Answers: partly documented for 8 of 58.',
    'Codes: none.',
  ])
  expect(coverageOf('/docs/rest/reference/locales')).toEqual([
    '1 of 1 operation has a method, a path and a meaning.',
    'Request fields: none.',
    'Answers: none.',
    'Codes: none.',
  ])
  expect(coverageOf('/docs/collect')).toEqual([])
})

test('the front page of the documentation lists the APIs and the resources, and the front page of the reference the resources', () => {
  const listed = (path: string) => {
    const { apis = [], resources = [] } = pages.find((page) => page.path === path) ?? {}
    return [apis.map(({ href }) => href), resources.length]
  }
  const apis = ['rest', 'graphql', 'collect', 'real-time', 'javascript'].map((name) => `/docs/${name}`)
  expect(listed('/docs')).toEqual([apis, 8])
  expect(listed('/docs/rest/reference')).toEqual([[], 8])
})

test('anchors are unique on each page', () => {
  for (const { contents } of pages) {
    const ids = contents.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('only the pages of the REST API show the base URL and what is not documented; pages of other APIs have a button', () => {
  for (const { path, strip, notDocumented, request } of pages) {
    if (path === '/docs') continue
    expect(strip?.address.endsWith('/v1')).toBe(/^\/docs\/rest(\/|$)/.test(path) ? true : undefined)
    expect(request === undefined).toBe(strip !== undefined)
    expect(notDocumented === undefined).toBe(strip === undefined)
  }
})

test('the message for an unknown resource suggests the most similar one', async () => {
  const endpoints = await getEndpoints()
  const showUnknown = () => groupViews(endpoints, 'user', { file: 'content/docs/x.md', baseAddress: '' })
  expect(showUnknown).toThrow(
    'content/docs/x.md shows operations of “user”, but the endpoint table has none. Write “users” instead.',
  )
})

test('a missing page is reported with its path', async () => {
  await expect(getDocsPage('/docs/soap')).rejects.toThrow(
    'No file in content/docs becomes /docs/soap. Add one, or remove the link.',
  )
})

test('in development, a page with invalid front matter is reported when it is requested', async () => {
  const broken = { 'content/docs/b.md': pageText('B', 'lead: A lead.\norder: first\n') }
  const pageView = inContentFolder(broken, () => readDocs('/docs/b', []))
  await expect(pageView).rejects.toThrow(/^content\/docs\/b\.md:\d+:\d+ {2}order {2}/)
})
