import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { listPages } from '../../e2e/support/pages'
import { find } from '../../lib/shared/search/find'
import { INDEX_FILE } from '../../lib/shared/search/index-file'
import type { PackedIndex } from '../../lib/shared/search/make-index'
import { openIndex, type SearchIndex } from '../../lib/shared/search/open-index'
import { listFiles } from '../fixtures/list-files'

interface ExpectedResult {
  query: string
  kind: 'typo' | 'name' | 'words'
  leads: string
}

const queries: ExpectedResult[] = parse(readFileSync('tests/search/queries.yml', 'utf8'))
/** Pages that search and the list of all pages leave out. */
const unlistedPages = ['/thanks']
let records: PackedIndex['records']
let index: SearchIndex

/** Opens the built index, as a browser loads it. */
beforeAll(() => {
  const found = listFiles('out/_next/static/client', INDEX_FILE)
  expect(found).toHaveLength(1)
  const json = readFileSync(`out/_next/static/client/${found[0]}`, 'utf8')
  records = JSON.parse(json).records
  index = openIndex(json, Promise.reject)
})

test('there are 20 queries, of which at least eight are misspelt and six are names or paths of the API', () => {
  const kinds = queries.map(({ kind }) => kind)
  expect(new Set(queries.map(({ query }) => query)).size).toBe(20)
  expect(kinds.filter((kind) => kind === 'typo').length).toBeGreaterThanOrEqual(8)
  expect(kinds.filter((kind) => kind === 'name').length).toBeGreaterThanOrEqual(6)
})

test.each(queries)('“$query” finds $leads within the first three results', async ({ query, leads }) => {
  const { found } = await find(index, query, 3)
  expect(found.map(({ href }) => href)).toContain(leads)
})

test('every result leads to an existing page and anchor', () => {
  const broken = records.flatMap(([href]) => {
    const [path = '', id] = href.split('#')
    const html = readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8')
    return id === undefined || html.includes(` id="${id}"`) ? [] : [href]
  })
  expect(records.length).toBeGreaterThan(100)
  expect(broken).toEqual([])
})

test('every page is in the index, and in the list of all pages, which works without JavaScript', () => {
  const pages = listPages().filter((path) => !unlistedPages.includes(path))
  const found = records.map(([href]) => href).filter((href) => !href.includes('#'))
  expect(found.sort()).toEqual(pages)
  const [, list = ''] = readFileSync('out/docs.html', 'utf8').split('id="all-pages"')
  const [within = ''] = list.split('</section>')
  expect(pages.filter((path) => !within.includes(`href="${path}"`))).toEqual([])
})

test('titles and breadcrumbs are text without markup', () => {
  expect(records.flat().filter((text) => /[<>]|&\w+;|\{\{/.test(text ?? ''))).toEqual([])
})
