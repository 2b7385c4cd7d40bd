import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { valueIfAbsent } from './absent'

test.each(['lib/none.txt', 'lib/shared/absent.ts/none.txt'])(
  '%s does not exist, so the given value is returned',
  async (file) => {
    expect(await readFile(file, 'utf8').catch(valueIfAbsent(file, 'nothing'))).toBe('nothing')
  },
)

test('a folder in place of a file does not count as absent', async () => {
  await expect(readFile('lib', 'utf8').catch(valueIfAbsent('lib', 'nothing'))).rejects.toThrow(
    'lib cannot be read (EISDIR: illegal operation on a directory). Give this account read access, or repair the disk, and try again.',
  )
})

test('a system error is reported with its reason and a path relative to the project', async () => {
  const denied = Object.assign(new Error("EACCES: permission denied, scandir '/x/y'"), { code: 'EACCES' })
  expect(() => valueIfAbsent(`${process.cwd()}/lib/x`, [])(denied)).toThrow(
    /^lib\/x cannot be read \(EACCES: permission denied\)\. Give this account/,
  )
  expect(await readdir('lib/none').catch(valueIfAbsent('lib/none', []))).toEqual([])
})
