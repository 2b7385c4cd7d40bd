import { mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { manyPages, pageRepeating, shortPages, withNewSpaces } from '../../tests/fixtures/many-pages'
import { onPart } from '../../tests/fixtures/part-of-site'
import { WorkCounter } from '../../tests/fixtures/work-counter'
import { lintContent } from './lint-content'

/** Returns whether a function is the one with which `mdast-util-from-markdown` begins to parse a text. */
const isParse = (name: string, url: string) => name === 'fromMarkdown' && url.includes('mdast-util-from-markdown')

/** Work for each byte of a page, a little above what was counted. The count is the same in every run. */
const MAX = { calls: 38, loops: 4.5, processed: 97 }

const counter = new WorkCounter()
const root = process.cwd()
let empty: string
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'work-'))
  await counter.open()
})
afterAll(async () => {
  await counter.close()
  await rmdir(empty)
})

/**
 * Counts in an empty folder: a build beside these tests removes its record of page sizes, which would change the count.
 */
async function countInEmptyFolder() {
  process.chdir(empty)
  try {
    return await counter.count(lintContent, isParse)
  } finally {
    process.chdir(root)
  }
}

const workOn = (files: Record<string, string>, legal?: []) =>
  onPart(withNewSpaces(files), countInEmptyFolder, legal && { legal })

const bytesOf = (files: Record<string, string>) => Object.values(files).join('').length

test.each([
  ['pages of one sentence, whose own work is so small that other work shows', shortPages, 20],
  ['pages like those of the site', manyPages, 5],
] as const)('twice as many pages mean twice the work for the content lint: %s', async (_, pages, count) => {
  const sizes = [count, 2 * count, 4 * count].map(pages)
  // The first run fills caches of words and paths.
  await workOn(sizes[2] ?? {})
  const works = []
  for (const files of sizes) works.push(await workOn(files))
  const [few, some, many] = works as [(typeof works)[0], (typeof works)[0], (typeof works)[0]]
  // The rest of the site is the same in all three. With quadratic growth the ratio would be four. It is close to two,
  // and the same in every run, so even a small deviation shows.
  for (const work of ['calls', 'loops', 'processed'] as const)
    expect((many[work] - some[work]) / (some[work] - few[work])).toBeLessThan(2.03)
  // Each page is parsed once.
  expect(many.called - some.called).toBe(2 * count)
  // The texts are in memory, and the rest of the site has been read before.
  expect(many.reads).toBe(some.reads)
  if (pages !== manyPages) return
  const bytes = bytesOf(sizes[2] ?? {}) - bytesOf(sizes[1] ?? {})
  for (const work of ['calls', 'loops', 'processed'] as const)
    expect((many[work] - some[work]) / bytes).toBeLessThan(MAX[work])
})

test.each([
  ['a** ', 40],
  ['](', 40],
  ['in 3 weeks ', 100],
  ['zq zq ', 150],
] as const)(
  'the work for a paragraph grows with its number of words, here “%s”, not with the square of that number',
  async (words, count) => {
    await workOn(pageRepeating(words, 9 * count), [])
    const works = []
    for (const times of [1, 5, 9]) works.push(await workOn(pageRepeating(words, times * count), []))
    const [few, some, many] = works as [(typeof works)[0], (typeof works)[0], (typeof works)[0]]
    // With quadratic growth the ratio would be 2.3. For “**” it is 1.4, because micromark moves everything that follows
    // each mark.
    for (const work of ['calls', 'loops', 'processed'] as const)
      expect((many[work] - some[work]) / (some[work] - few[work])).toBeLessThan(work === 'processed' ? 1.5 : 1.3)
  },
)
