import { expect, test } from '@jest/globals'
import { openFiles, withFiles } from '../content/files'
import type { Keep } from '../shared/build-cache/keep'
import { searchRecords } from './search-records'

/** Returns a cache in memory, and a list of the entries that had to be made. */
function memory() {
  const texts = new Map<string, string>()
  const made: string[] = []
  const keep: Keep = async (inputs, make) => {
    const key = JSON.stringify(inputs)
    const text = texts.get(key) ?? (await make())
    if (!texts.has(key)) made.push(inputs.find((input) => input.endsWith('.md')) ?? '')
    texts.set(key, text)
    return text
  }
  return { keep, made }
}

const edited = (file: string, change: (text: string) => string) => async (keep: Keep) => {
  const disk = openFiles({})
  const overlay = { [file]: change(await disk.readText(file)) }
  return withFiles(openFiles({ overlay }), () => searchRecords(keep))
}

test('cached search records equal new ones, and a second build makes none', async () => {
  const { keep, made } = memory()
  const records = await searchRecords()
  expect(await searchRecords(keep)).toEqual(records)
  expect(made).toContain('content/docs/rest/index.md')
  made.length = 0
  expect(await searchRecords(keep)).toEqual(records)
  expect(made).toEqual([])
})

test('the records of an edited page are made again, but not those of others; after an edit to a data file or interface text, all are', async () => {
  const { keep, made } = memory()
  await searchRecords(keep)
  const all = made.splice(0)
  const file = 'content/docs/rest/index.md'
  const records = await edited(file, (text) => `${text}\nAn uncommon supplement.\n`)(keep)
  expect(records.some(({ text }) => text.includes('uncommon supplement'))).toBe(true)
  expect(made.splice(0)).toEqual([file])
  await edited('content/facts.yml', (text) => `${text}\n# Changed.\n`)(keep)
  expect(made.splice(0)).toEqual(all)
  await edited('locales/en/common.json', (text) => `${text}\n`)(keep)
  expect(made.splice(0)).toEqual(all)
})

test('the records of a page that shows words from other files are made again in every build', async () => {
  const { keep, made } = memory()
  await searchRecords(keep)
  expect(made).not.toContain('content/pages/pricing.md')
})
