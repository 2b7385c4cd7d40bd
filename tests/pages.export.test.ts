import { expect, test } from '@jest/globals'
import { listPages } from '../e2e/support/pages'
import { list } from '../lib/pages/list'
import { notFound } from '../lib/pages/statement/page'
import { routes } from './specification/fixtures/routes'

const exported = listPages('out')

test('every route of the specification is a page', () => {
  expect(routes).toHaveLength(27)
  expect(routes.filter((route) => !exported.includes(route))).toEqual([])
})

test('every page comes from the content, and every public page of the content is exported', async () => {
  const paths = (await list()).map(({ path }) => path).filter((path) => path !== notFound.path)
  expect(exported).toEqual(paths.sort())
})
