import { expect, test } from '@jest/globals'
import { differing, hashFiles, sha256 } from './manifest'

test('a hash is the SHA-256 that other tools give', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

test('files are told that changed, are new or have gone', () => {
  expect(differing({ a: '1', b: '2', c: '3' }, { a: '1', b: '9', d: '4' })).toEqual(['b', 'c', 'd'])
  expect(differing({ a: '1' }, { a: '1' })).toEqual([])
})

test('a file that is not there has no hash', async () => {
  await expect(hashFiles(['studio/nowhere.ts'])).rejects.toThrow('studio/nowhere.ts')
})
