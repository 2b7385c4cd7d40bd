import { expect, test } from '@jest/globals'
import { openFiles, withFiles } from '../content/files'
import type { Reuse } from '../shared/build-cache/reuse'
import { searchRecords } from './search-records'

/** Returns a cache in memory, and a list of the entries that had to be made. */
function makeCache() {
  const texts = new Map<string, string>()
  const made: string[] = []
  const reuse: Reuse = async (inputs, make) => {
    const key = JSON.stringify(inputs)
    const text = texts.get(key) ?? (await make())
    if (!texts.has(key)) made.push(inputs.find((input) => input.endsWith('.md')) ?? '')
    texts.set(key, text)
    return text
  }
  return { reuse, made }
}

const edited = (file: string, change: (text: string) => string) => async (reuse: Reuse) => {
  const disk = openFiles({})
  const overlay = { [file]: change(await disk.readText(file)) }
  return withFiles(openFiles({ overlay }), () => searchRecords(reuse))
}

test('cached search records equal new ones, and a second build makes none', async () => {
  const { reuse, made } = makeCache()
  const records = await searchRecords()
  expect(await searchRecords(reuse)).toEqual(records)
  expect(made).toContain('content/docs/rest/index.md')
  made.length = 0
  expect(await searchRecords(reuse)).toEqual(records)
  expect(made).toEqual([])
})

test('the records of an edited page are made again, but not those of others; after an edit to a data file or interface text, all are', async () => {
  const { reuse, made } = makeCache()
  await searchRecords(reuse)
  const all = made.splice(0)
  const file = 'content/docs/rest/index.md'
  const records = await edited(file, (text) => `${text}\nAn uncommon supplement.\n`)(reuse)
  expect(records.some(({ text }) => text.includes('uncommon supplement'))).toBe(true)
  expect(made.splice(0)).toEqual([file])
  await edited('content/facts.yml', (text) => `${text}\n# Changed.\n`)(reuse)
  expect(made.splice(0)).toEqual(all)
  await edited('locales/en/common.json', (text) => `${text}\n`)(reuse)
  expect(made.splice(0)).toEqual(all)
})

test('the records of a page that shows words from other files are made again in every build', async () => {
  const { reuse, made } = makeCache()
  await searchRecords(reuse)
  expect(made).not.toContain('content/pages/pricing.md')
})
