import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { memoryDisk } from '../tests/memory-disk'
import { type Disk, realDisk } from './disk'

let root: string
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'oogwenk-')))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/**
 * Makes calls in order, and records each with its result, or with the code and paths of its error. The tests of the
 * journal run on a disk that must give the same results.
 */
async function recordCalls(disk: Disk): Promise<unknown[]> {
  const path = (name: string) => join(root, name)
  const calls: [string, () => Promise<unknown>][] = [
    ['list nothing', () => disk.list(path('none'))],
    ['read nothing', () => disk.read(path('none/a'))],
    ['make a folder', () => disk.makeFolder(path('one'))],
    ['make it again', () => disk.makeFolder(path('one'))],
    ['make one in a missing folder', () => disk.makeFolder(path('none/a'))],
    ['write', () => disk.write(path('one/a'), Buffer.from('text'), 0o664)],
    ['write it again', () => disk.write(path('one/a'), Buffer.from('other'))],
    ['write in nothing', () => disk.write(path('none/a'), Buffer.from('text'))],
    ['write in a file', () => disk.write(path('one/a/b'), Buffer.from('text'))],
    ['sync a file', () => disk.syncFile(path('one/a'))],
    ['sync a folder', () => disk.syncFolder(path('one'))],
    ['sync nothing', () => disk.syncFolder(path('none'))],
    ['read', async () => ({ text: String((await disk.read(path('one/a')))?.bytes) })],
    ['mode', async () => (await disk.read(path('one/a')))?.mode],
    ['read a folder', () => disk.read(path('one'))],
    ['read in a file', () => disk.read(path('one/a/b'))],
    ['make a folder where a file is', () => disk.makeFolder(path('one/a'))],
    ['make a folder in a file', () => disk.makeFolder(path('one/a/b'))],
    ['write another', () => disk.write(path('one/b'), Buffer.from('newer'))],
    ['move over a file', () => disk.move(path('one/b'), path('one/a'))],
    ['list', () => disk.list(path('one'))],
    ['read again', async () => ({ text: String((await disk.read(path('one/a')))?.bytes) })],
    ['move nothing', () => disk.move(path('one/none'), path('one/a'))],
    ['move to nothing', () => disk.move(path('one/a'), path('none/a'))],
    ['make another folder', () => disk.makeFolder(path('two'))],
    ['move over a folder', () => disk.move(path('one/a'), path('two'))],
    ['move a folder', () => disk.move(path('one'), path('three'))],
    ['list it', () => disk.list(path('three'))],
    ['remove a folder that is not empty', () => disk.removeFolder(path('three'))],
    ['remove', () => disk.remove(path('three/a'))],
    ['remove it again', () => disk.remove(path('three/a'))],
    ['remove the folder', () => disk.removeFolder(path('three'))],
    ['remove it again', () => disk.removeFolder(path('three'))],
  ]
  const results: unknown[] = []
  for (const [name, call] of calls)
    results.push(
      await call().then(
        (result) => [name, result],
        (error) => [name, error.code, error.path, error.dest],
      ),
    )
  return results
}

test('the disk in memory, on which the journal is tested, behaves like the disk of this computer', async () => {
  const expected = await recordCalls(realDisk)
  expect(expected.filter((result) => (result as unknown[]).length > 2)).toHaveLength(15)
  expect(await recordCalls(memoryDisk({ [join(root, 'kept')]: '' }))).toEqual(expected)
})
