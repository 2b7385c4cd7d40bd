import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { hashFiles, listChanged, sha256 } from './manifest'

test('a hash is the SHA-256 that other tools compute', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

test('changed, new and removed files are reported', () => {
  expect(listChanged({ a: '1', b: '2', c: '3' }, { a: '1', b: '9', d: '4' })).toEqual(['b', 'c', 'd'])
  expect(listChanged({ a: '1' }, { a: '1' })).toEqual([])
})

test('hashing a missing file fails and names the file', async () => {
  await expect(hashFiles(['tools/media/nowhere.ts'])).rejects.toThrow('tools/media/nowhere.ts')
})

test('the hash of code does not change when an imported module moves, and changes with any other edit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manifest-'))
  const hashOf = async (code: string) => {
    await writeFile(join(folder, 'a.ts'), code)
    return Object.values(await hashFiles([join(folder, 'a.ts')]))[0]
  }
  const first = await hashOf(`import { b } from '../b/c'\nb(1)`)
  expect(await hashOf(`import { b } from '../../lib/new/c'\nb(1)`)).toBe(first)
  expect(await hashOf(`import { b } from '../b/d'\nb(1)`)).not.toBe(first)
  expect(await hashOf(`import { b } from '../b/c'\nb(2)`)).not.toBe(first)
  await rm(folder, { recursive: true })
})
