import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { reportOf } from '@oogwenk/gaze'
import { cachedCase } from './cached-case'
import { type CaseResults, keyOfResults, readCaseResults } from './read-case-results'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cached-case-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const galaxy = () => readCaseResults({ folder: 'content/cases/galaxy', pictures: ['galaxy-a', 'galaxy-b'] })

/** Returns a substitute, because a report takes a second to compute. It has every kind of data that reports have. */
const figures = () => ({
  shares: new Map([['logo', [0.25, Number.NaN]]]),
  light: Uint8Array.from({ length: 500 }, (_, index) => index % 251),
  none: undefined,
})

/** Reads a report from the cache, and returns it along with whether it had to be computed. */
function readReport<Value = ReturnType<typeof figures>>(
  results: CaseResults,
  { code = 'code', inputs = ['report'], compute = figures as () => Value } = {},
): { report: Value; computed: boolean } {
  let computed = false
  const make = () => {
    computed = true
    return compute()
  }
  return { report: cachedCase(keyOfResults(results), inputs, make, { root, code }), computed }
}

const entries = () => readdirSync(join(root, '.cache/cases')).map((name) => join(root, '.cache/cases', name))

test('a second build uses the report that the first computed', async () => {
  const [results, same] = [await galaxy(), await galaxy()]
  const first = readReport(results, { compute: () => reportOf(...results.versions) })
  const second = readReport(same, { compute: () => reportOf(...same.versions) })
  expect([first.computed, second.computed]).toEqual([true, false])
  expect(second.report).toStrictEqual(first.report)
})

test('after a change of code, options or results, the report is computed again', async () => {
  const results = await galaxy()
  readReport(results)
  expect(readReport(results, { code: 'changed code' }).computed).toBe(true)
  expect(readReport(results, { inputs: ['light'] }).computed).toBe(true)
  const other = await readCaseResults({
    folder: 'content/cases/galaxy',
    pictures: ['galaxy-a', 'galaxy-b'],
    primary: 'engagement',
  })
  expect(readReport(other).computed).toBe(true)
})

test('nothing is cached in development, or for results that do not come from files', async () => {
  const results = await galaxy()
  readReport(results, { code: '' })
  readReport({ ...results })
  expect(() => entries()).toThrow(/ENOENT/)
})

test.each<[string, (entry: Buffer) => Buffer]>([
  ['was changed', (entry) => Buffer.from(entry.map((byte, index) => (index === 100 ? byte ^ 1 : byte)))],
  ['was cut off', (entry) => entry.subarray(0, -100)],
  ['is something else', () => Buffer.from('poison')],
])('a cached report that %s is computed again', async (_, change) => {
  const { report } = readReport(await galaxy())
  for (const entry of entries()) writeFileSync(entry, change(readFileSync(entry)))
  const again = readReport(await galaxy())
  expect(again.computed).toBe(true)
  expect(again.report).toStrictEqual(report)
  expect(readReport(await galaxy()).computed).toBe(false)
})
