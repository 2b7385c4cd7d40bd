import { existsSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { routes } from './fixtures/routes'
import { attr, findAll, findOne, parsePage } from './support/elements'
import { hrefOf } from './support/links'
import { fileOf, readExported, readPage } from './support/pages'
import { textOf } from './support/text'

test('the table of the specification has 27 pages', () => {
  expect(new Set(routes).size).toBe(27)
})

describe.each(routes)('%s', (route) => {
  test('is exported to the file with its path', () => {
    expect(existsSync(fileOf(route))).toBe(true)
  })

  test('has one first-level heading, with text', () => {
    expect(findAll(readPage(route), 'h1').map((heading) => textOf(heading))).toEqual([expect.stringMatching(/\w{2,}/)])
  })

  test('has one main element, a title, and English as its language', () => {
    const page = readPage(route)
    expect(findAll(page, 'main')).toHaveLength(1)
    expect(textOf(findOne(page, 'title'))).toMatch(/\w{2,}/)
    expect(attr(page, 'lang')).toBe('en')
  })
})

test('a path that is not a page leads to the home page, immediately and by a link', () => {
  const page = parsePage(readExported('404.html'))
  const refresh = findAll(page, 'meta', { 'http-equiv': /^refresh$/i }).map((meta) => attr(meta, 'content') ?? '')
  expect(refresh).toEqual([expect.stringMatching(/^0;\s*url='?\/'?$/i)])
  expect(findAll(page, 'a').map(hrefOf)).toContain('/')
})

test('the English interface texts are exported as a file, a map from keys to texts', () => {
  const leaves = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value]
  const texts: unknown = JSON.parse(readExported('locales/en/common.json'))
  expect(Array.isArray(texts)).toBe(false)
  const values = leaves(texts)
  expect(values.length).toBeGreaterThan(0)
  expect(values.filter((value) => typeof value !== 'string')).toEqual([])
})
