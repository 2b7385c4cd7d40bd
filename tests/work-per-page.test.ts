import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { remark } from 'remark'
import { Lexer } from 'yaml'
import { outputSource } from '../build/outputs'
import { readPageTexts } from '../build/page-texts'
import { everything } from '../lib/content/edition'
import { openFiles, withFiles } from '../lib/content/files'
import { listOutputs } from '../lib/feeds/outputs'
import { lintContent } from '../lib/lint/lint-content'
import { pageAt } from '../lib/pages/find-page'
import { list } from '../lib/pages/list'
import { cacheKey } from '../lib/shared/build-cache/build-cache.mjs'
import type { Reuse } from '../lib/shared/build-cache/reuse'
import { pageText } from './fixtures/content-folder'
import { partOfSite } from './fixtures/part-of-site'
import { PAGES, watchCalls, workPerPage } from './fixtures/watch-calls'

const hash = Object.getPrototypeOf(createHash('sha256'))
const watched = {
  // Every remark processor inherits this method.
  markdown: watchCalls(Object.getPrototypeOf(remark()), 'parse'),
  yaml: watchCalls(Lexer.prototype, 'lex'),
  hashes: watchCalls(hash, 'digest'),
  hashed: watchCalls(hash, 'update'),
}
beforeAll(() => {
  // As in a build, which reads the content once. Otherwise, each page checks whether a file has changed.
  process.env.NEXT_PHASE = 'phase-production-build'
})
afterAll(() => {
  for (const { restore } of Object.values(watched)) restore()
  delete process.env.NEXT_PHASE
})

/** Makes pages of equal length with new texts, because a process parses each text only once. */
function pagesOf(count: number): Record<string, string> {
  const texts = Array.from({ length: count }, (_, index) => {
    const name = String(index).padStart(3, '0')
    const own = `${count}`.padStart(3, '0') + name
    return [`content/docs/area/page-${name}.md`, pageText(`Page ${own}`, `lead: Read ${own}.\norder: 1${name}\n`, own)]
  })
  return Object.fromEntries(texts)
}

/** Makes a dates file with entries for the pages, so that the feed has some. */
const datesOf = (files: readonly string[]) =>
  JSON.stringify(
    Object.fromEntries(
      files.map((file) => [file.replace(/^content|\.md$/g, ''), { words: '0'.repeat(16), day: '2026-11-21' }]),
    ),
  )

/** An empty cache, which hashes its inputs as a build does. */
const reuse: Reuse = (inputs, make) => {
  cacheKey([...inputs])
  return make()
}

/** Runs content lint on pages, makes them, the search index and the files for programs, and counts the work. */
async function workOn(count: number) {
  const pages = pagesOf(count)
  const texts = { ...pages, 'content/.dates.json': datesOf(Object.keys(pages)) }
  const files = openFiles({ overlay: await partOfSite(texts, { legal: [] }) })
  let reads = 0
  const readText: typeof files.readText = (file) => {
    reads += 1
    return files.readText(file)
  }
  for (const { take } of Object.values(watched)) take()
  await withFiles({ ...files, readText }, async () => {
    await lintContent()
    for (const { path } of await list(everything)) await pageAt(path)?.view(path)
    const { copies } = await readPageTexts(reuse)
    const others = { icons: none, socialPictures: none, caseFiles: none }
    const source = { ...outputSource(process.cwd()), docs: async () => copies, ...others }
    for (const { path, make } of await listOutputs(source)) if (!isReference(path)) await make(source)
  })
  const [markdown, yaml] = [watched.markdown.take(), watched.yaml.take()]
  return {
    ...{ reads, parses: markdown.count, parsed: markdown.length, yamlParses: yaml.count, yamlParsed: yaml.length },
    ...{ hashes: watched.hashes.take().count, hashed: watched.hashed.take().length },
  }
}

const none = async () => []

/** Whether a file needs the pages of the reference. */
const isReference = (path: string) => /^(?:openapi|postman)\.json$/.test(path)

test('a page of the content is read, parsed and hashed as often in a site of 100 pages as in one of 27', async () => {
  // Files that are read once per process are read now.
  await workOn(1)
  const works = []
  for (const count of PAGES) works.push(await workOn(count))
  const { few, many } = workPerPage(works)
  expect(many).toEqual(few)
  const { reads, parses, parsed, yamlParses, yamlParsed, hashes } = many
  // The hashes are of its text, and of the inputs of its copy and its search records. If a change makes a number
  // smaller, write the smaller one here.
  expect({ parses, yamlParses, hashes }).toEqual({ parses: 1, yamlParses: 1, hashes: 3 })
  // Counts requests for a text, which is read from disk once.
  expect(reads).toBeLessThanOrEqual(45)
  // Nothing is parsed except the page and its date.
  const [file = '', text = ''] = Object.entries(pagesOf(1))[0] ?? []
  expect(parsed + yamlParsed).toBeLessThanOrEqual(text.length + datesOf([file]).length)
})
