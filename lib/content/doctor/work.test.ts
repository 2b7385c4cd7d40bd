import { expect, test } from '@jest/globals'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { countCalls } from '../../../tests/fixtures/count-calls'
import { manyPages, manyTimes } from '../../../tests/fixtures/many-pages'
import { runDoctor } from './run-doctor'

/** Where `mdast-util-from-markdown` begins to read a text. */
const isParse = (name: string, url: string) => name === 'fromMarkdown' && url.includes('mdast-util-from-markdown')

const workOn = (files: Record<string, string>) => inContentFolder(files, () => countCalls(runDoctor))

test('twice as many pages are twice the work for the doctor', async () => {
  await workOn(manyPages(10))
  const [few, some, many] = [await workOn(manyPages(10)), await workOn(manyPages(20)), await workOn(manyPages(40))]
  // What the site has besides is the same in all three.
  expect((many - some) / (some - few)).toBeLessThan(2.2)
})

test('the doctor parses a page as often as its schema asks for, and no oftener where there are more', async () => {
  const parses = (count: number) => inContentFolder(manyPages(count), () => countCalls(runDoctor, isParse))
  const [few, many] = [await parses(5), await parses(10)]
  expect(many - few).toBe(5)
})

test.each([
  ['a** ', 40],
  ['](', 40],
  ['in 3 weeks ', 100],
  ['zzxq zzxq ', 100],
] as const)(
  'the work for a paragraph grows with its words, here “%s”, and not with their square',
  async (words, count) => {
    const work = (times: number) => inContentFolder(manyTimes(words, times), () => countCalls(runDoctor), { legal: [] })
    await work(count)
    const [few, some, many] = [await work(count), await work(5 * count), await work(9 * count)]
    // By a square it would be 2.3 times as much.
    expect((many - some) / (some - few)).toBeLessThan(1.3)
  },
)
