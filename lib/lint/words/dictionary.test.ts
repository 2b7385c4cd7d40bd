import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import nspell from 'nspell'

const expand = jest.fn(nspell)
jest.unstable_mockModule('nspell', () => ({ default: expand }))
const { openDictionary } = await import('./dictionary')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dictionary-'))
  expand.mockClear()
})
afterEach(() => rmSync(root, { recursive: true }))

const entry = () => join(root, '.cache/words', readdirSync(join(root, '.cache/words'))[0] ?? '')

test('words that were found are known to the next process, which need not expand the dictionary for them', async () => {
  const first = await openDictionary({ root, code: 'code' })
  expect(['colour', 'Colour', 'color'].map(first.has)).toEqual([true, true, false])
  first.remember()
  expect(expand).toHaveBeenCalledTimes(1)
  const second = await openDictionary({ root, code: 'code' })
  expect(['colour', 'Colour'].map(second.has)).toEqual([true, true])
  expect(expand).toHaveBeenCalledTimes(1)
  expect(['color', 'colours'].map(second.has)).toEqual([false, true])
  expect(expand).toHaveBeenCalledTimes(2)
})

test('later words are added to the stored ones, and nothing is written if there are none', async () => {
  const first = await openDictionary({ root, code: 'code' })
  first.has('colour')
  first.remember()
  const before = readFileSync(entry())
  const second = await openDictionary({ root, code: 'code' })
  second.has('colour')
  second.has('color')
  second.remember()
  expect(readFileSync(entry())).toEqual(before)
  second.has('grey')
  second.remember()
  const third = await openDictionary({ root, code: 'code' })
  expect(['colour', 'grey'].map(third.has)).toEqual([true, true])
  expect(expand).toHaveBeenCalledTimes(2)
})

test('stored words are not used after a change of the code, and none are stored if the code is unknown', async () => {
  const first = await openDictionary({ root, code: 'code' })
  first.has('colour')
  first.remember()
  for (const code of ['other code', '']) (await openDictionary({ root, code })).has('colour')
  expect(expand).toHaveBeenCalledTimes(3)
  const unknown = await openDictionary({ root, code: '' })
  unknown.has('colour')
  unknown.remember()
  expect(readdirSync(join(root, '.cache/words'))).toHaveLength(1)
})

test('damaged words are looked up again', async () => {
  const first = await openDictionary({ root, code: 'code' })
  first.has('colour')
  first.remember()
  writeFileSync(entry(), `${readFileSync(entry(), 'latin1')}\ncolor`, 'latin1')
  const second = await openDictionary({ root, code: 'code' })
  expect(['colour', 'color'].map(second.has)).toEqual([true, false])
})

test('a misspelt word gets suggestions, even if every word before it was stored', async () => {
  const first = await openDictionary({ root, code: 'code' })
  first.has('colour')
  first.remember()
  expect((await openDictionary({ root, code: 'code' })).suggest('colur')).toContain('colour')
})
