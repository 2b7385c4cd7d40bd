import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { unpackVersion } from '../lib/charts/explorer-data'

/** The bytes that a server sends before it waits for the browser, without headers. */
const FIRST_FLIGHT_BYTES = 14_000
/** The maximum number of bytes of one version's data, and of the script, after Brotli. */
const MAX_DATA_BYTES = 60_000
const MAX_SCRIPT_BYTES = 17_300

const read = (file: string) => readFileSync(`out/cases/${file}`, 'utf8')
const cases = readdirSync('out/cases').filter((file) => file.endsWith('.html'))

/**
 * Returns the text that a browser can read from the first bytes of a page, by decompressing the truncated compressed
 * copy.
 */
const firstOf = (file: string) =>
  brotliDecompressSync(readFileSync(`out/cases/${file}.br`).subarray(0, FIRST_FLIGHT_BYTES), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString()

test('there are cases, and each has an explorer', () => {
  expect(cases.length).toBeGreaterThan(0)
  expect(cases.filter((file) => !read(file).includes('data-explorer'))).toEqual([])
})

test.each(cases)('the title and the stage are in the first packets of the page: %s', (file) => {
  const whole = read(file)
  const first = firstOf(file)
  expect(whole.startsWith(first.slice(0, -1))).toBe(true)
  expect(/<h1[^>]*>[^<]+<\/h1>/.test(first)).toBe(true)
  const end = /<div[^>]* data-groups=""/.exec(whole)?.index ?? Number.NaN
  expect(first.length).toBeGreaterThan(end)
})

test.each(cases)('the data of each version is small, and the page does not load it at first: %s', (file) => {
  const page = read(file)
  const addresses = /data-explorer="([^"]+)"/.exec(page)?.[1]?.split(' ') ?? []
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    expect(readFileSync(`out${address}.br`).length).toBeLessThan(MAX_DATA_BYTES)
    expect(unpackVersion(readFileSync(`out${address}`, 'utf8')).sessions.length).toBeGreaterThan(1)
    expect(page.split(address)).toHaveLength(2)
  }
})

test('without JavaScript, the stage shows no control that would not work', () => {
  for (const file of cases) {
    const page = read(file)
    // Both rules are needed: one shows controls if the script runs, and one hides them without scripting.
    expect(/\[data-js\]/.test(page) && /@media ?\(scripting: ?none\)/.test(page)).toBe(true)
    expect(/<html[^>]* data-js/.test(page)).toBe(false)
  }
})

test('the script of the explorer is small', () => {
  const folder = 'out/_next/static/client'
  const scripts = readdirSync(folder).map((hash) => readFileSync(`${folder}/${hash}/explorer.js.br`).length)
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toBeLessThan(MAX_SCRIPT_BYTES)
})
