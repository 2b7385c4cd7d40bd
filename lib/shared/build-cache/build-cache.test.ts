import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cacheKey, hashCode, readCached, sweepCache, writeCached } from './build-cache.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-cache-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const key = cacheKey(['source', 'version 1'])
const fileOf = (name: string) => join(root, '.cache/cases', name)
const read = (name = key) => readCached(root, 'cases', name)?.toString()

test('an entry is found by its own key and by no other key', () => {
  expect(read()).toBeUndefined()
  writeCached(root, 'cases', key, Buffer.from('made'))
  expect(read()).toBe('made')
  expect(read(cacheKey(['source', 'version 2']))).toBeUndefined()
  writeCached(root, 'cases', key, Buffer.from(''))
  expect(read()).toBe('')
  expect(readdirSync(join(root, '.cache/cases'))).toEqual([key])
})

test('keys differ if any part differs, or if parts are divided differently', () => {
  const names = [['ab', 'c'], ['a', 'bc'], ['abc'], ['ab', 'c', ''], ['ab', 'C']].map((parts) => cacheKey(parts))
  expect(new Set(names).size).toBe(names.length)
  expect(cacheKey([Buffer.from('ä')])).toBe(cacheKey(['ä']))
})

test.each<[string, (entry: Buffer) => Buffer]>([
  ['was changed', (entry) => Buffer.from(entry.toString('latin1').replace('made', 'mode'), 'latin1')],
  ['was cut short', (entry) => entry.subarray(0, -1)],
  ['is truncated within its checksum', (entry) => entry.subarray(0, 10)],
  ['has something added', (entry) => Buffer.concat([entry, Buffer.from('x')])],
  ['is empty', () => Buffer.alloc(0)],
])('an entry that %s is not used, and can be replaced', (_, change) => {
  writeCached(root, 'cases', key, Buffer.from('made'))
  writeFileSync(fileOf(key), change(readFileSync(fileOf(key))))
  expect(read()).toBeUndefined()
  writeCached(root, 'cases', key, Buffer.from('made'))
  expect(read()).toBe('made')
})

test('an entry stored under the key of another is not used', () => {
  const other = cacheKey(['other source', 'version 1'])
  writeCached(root, 'cases', other, Buffer.from('other'))
  renameSync(fileOf(other), fileOf(key))
  expect(read()).toBeUndefined()
})

test('if the cache cannot be written, nothing is cached, without an error', () => {
  writeFileSync(join(root, '.cache'), 'a file where the folder should be')
  writeCached(root, 'cases', key, Buffer.from('made'))
  expect(read()).toBeUndefined()
  expect(() => sweepCache(root, Date.now(), Date.now())).not.toThrow()
})

test('entries unused for a month are deleted, and entries in use are kept', () => {
  const day = 86_400_000
  const old = cacheKey(['old'])
  for (const each of [key, old]) writeCached(root, 'cases', each, Buffer.from('made'))
  writeFileSync(fileOf('broken.draft'), '')
  const before = (Date.now() - 31 * day) / 1000
  for (const each of [key, old, 'broken.draft']) utimesSync(fileOf(each), before, before)
  expect(read()).toBe('made')
  sweepCache(root, Date.now(), Date.now())
  expect(readdirSync(join(root, '.cache/cases'))).toEqual([key])
})

/** Writes entries of 100 bytes with their checksums, each last used a minute earlier than the one before. */
const writeOlder = (names: readonly string[]) => {
  for (const [index, name] of names.entries()) {
    writeCached(root, 'cases', name, Buffer.alloc(100))
    utimesSync(fileOf(name), Date.now() / 1000 - 60 * index, Date.now() / 1000 - 60 * index)
  }
}
const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((part) => cacheKey([part]))
const remaining = () => readdirSync(join(root, '.cache/cases')).sort()

test('above the size limit, the least recently used entries are deleted', () => {
  writeOlder(names)
  sweepCache(root, Date.now(), Date.now() + 1, 300)
  expect(remaining()).toEqual(names.slice(0, 2).sort())
})

test('a build keeps all entries that it has used, however large, and as many bytes again from earlier builds', () => {
  writeOlder(names)
  const startedAt = Date.now() - 90_000
  sweepCache(root, Date.now(), startedAt, 10)
  expect(remaining()).toEqual(names.slice(0, 4).sort())
  // Using an entry renews its date.
  expect(read(names[3])).toBeDefined()
  sweepCache(root, Date.now(), Date.now() - 30_000, 10)
  expect(remaining()).toEqual([names[0], names[1], names[2], names[3]].sort())
  sweepCache(root, Date.now(), Date.now() + 1, 10)
  expect(remaining()).toEqual([])
})

test('the hash of code changes with every module, but not with tests', () => {
  const write = (name: string, text: string) => {
    writeFileSync(join(root, name), text)
    return hashCode(root)
  }
  const first = write('a.ts', 'export const a = 1')
  expect(write('a.test.ts', 'a test')).toBe(first)
  const hashes = [first, write('a.ts', 'export const a = 2'), write('b.mjs', ''), write('c.json', '{}')]
  expect(new Set(hashes).size).toBe(4)
  expect(write('a.ts', 'export const a = 2')).toBe(hashes.at(-1))
})
