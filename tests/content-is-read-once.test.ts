import fs from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'

const { readFile } = fs.promises
const reads = new Map<string, number>()
const parses = new Map<string, number>()
const yamlParses = new Map<string, number>()
const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Replaces these functions before any module of the site is loaded, because modules import them by name. */
beforeAll(async () => {
  const { remark } = await import('remark')
  jest.unstable_mockModule('remark', () => ({
    remark() {
      const chain = remark()
      const parse = chain.parse.bind(chain)
      chain.parse = (text) => {
        count(parses, String(text))
        return parse(text)
      }
      return chain
    },
  }))
  const yaml = await import('yaml')
  jest.unstable_mockModule('yaml', () => ({
    ...yaml,
    parseDocument(text: string, options: Parameters<typeof yaml.parseDocument>[1]) {
      count(yamlParses, text)
      return yaml.parseDocument(text, options)
    },
  }))
  fs.promises.readFile = ((path: string, ...rest: []) => {
    const file = relative('.', String(path))
    if (/^(?:content|locales)\/.*\.(?:md|ya?ml|json|txt)$/.test(file)) count(reads, file)
    return readFile(path, ...rest)
  }) as typeof readFile
})
afterAll(() => {
  fs.promises.readFile = readFile
})

test('content lint, lists, dates, pages, feeds, search and the launch check in one process read and parse each text once', async () => {
  const { mostParses, readEverything } = await import('./fixtures/read-everything')
  await readEverything()

  expect(reads.get('content/pages/about.md')).toBe(1)
  expect([...reads].filter(([, times]) => times > 1)).toEqual([])
  expect(parses.size).toBeGreaterThan(20)
  expect(await mostParses(parses)).toBe(1)
  expect(yamlParses.size).toBeGreaterThan(parses.size)
  expect([...yamlParses].filter(([, times]) => times > 1)).toEqual([])
})
