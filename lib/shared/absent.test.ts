import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { unlessAbsent } from './absent'

test.each(['lib/none.txt', 'lib/shared/absent.ts/none.txt'])(
  '%s is not there, and counts as what is said',
  async (file) => {
    expect(await readFile(file, 'utf8').catch(unlessAbsent(file, 'nothing'))).toBe('nothing')
  },
)

test('a folder in the place of a file is no absent file', async () => {
  await expect(readFile('lib', 'utf8').catch(unlessAbsent('lib', 'nothing'))).rejects.toThrow(
    'lib cannot be read (EISDIR: illegal operation on a directory). Let this account read it, or mend its disk, and try again.',
  )
})

test('what the system refuses is told with its reason, relative to the project', async () => {
  const refused = Object.assign(new Error("EACCES: permission denied, scandir '/x/y'"), { code: 'EACCES' })
  expect(() => unlessAbsent(`${process.cwd()}/lib/x`, [])(refused)).toThrow(
    /^lib\/x cannot be read \(EACCES: permission denied\)\. Let this account/,
  )
  expect(await readdir('lib/none').catch(unlessAbsent('lib/none', []))).toEqual([])
})
