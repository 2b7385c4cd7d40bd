import fs from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'

const { readFile } = fs.promises
const reads = new Map<string, number>()
const parses = new Map<string, number>()
const yamlParses = new Map<string, number>()
const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Before any module of the site is loaded, because modules import these functions by name. */
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

test('lint, lists, dates, pages, feeds, search and the launch check of one process read each text once and parse it once', async () => {
  const { lintContent } = await import('../lib/lint/lint-content')
  const { list } = await import('../lib/pages/list')
  const { everything } = await import('../lib/content/edition')
  const { pageAt } = await import('../lib/pages/find-page')
  const { dateDiagnostics } = await import('../lib/pages/dates/dates')
  const { searchRecords } = await import('../lib/pages/search-records')
  const { outputSource } = await import('../build/outputs')
  const { runLaunchCheck } = await import('../lib/lint/launch/run-launch-check')
  const { listOutputs } = await import('../lib/feeds/outputs')

  await lintContent()
  const items = await list(everything)
  await dateDiagnostics()
  for (const { path } of items) await pageAt(path)?.view(path)
  await searchRecords()
  await runLaunchCheck()
  const source = { ...outputSource(process.cwd()), ...{ icons: none, socialPictures: none, caseFiles: none } }
  for (const { make } of await listOutputs(source)) await make(source)

  expect(reads.get('content/pages/about.md')).toBe(1)
  expect([...reads].filter(([, times]) => times > 1)).toEqual([])
  expect(parses.size).toBeGreaterThan(20)
  // Some pages have the same text, and pages with only fields have none.
  const texts = await Promise.all(items.map(({ file }) => readFile(file, 'utf8')))
  const pagesOf = (body: string) => texts.filter((text) => text.endsWith(body.trimStart())).length
  expect([...parses].filter(([body, times]) => times > pagesOf(body))).toEqual([])
  expect(yamlParses.size).toBeGreaterThan(parses.size)
  expect([...yamlParses].filter(([, times]) => times > 1)).toEqual([])
})

const none = async () => []
