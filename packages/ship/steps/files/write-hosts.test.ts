import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { settings } from '../../../../build/settings'
import { makeSmallExport } from '../../../../tests/fixtures/small-export'
import { openOutDir } from '../../out-dir'
import { writeHostsAt } from './write-hosts'

test('an export at the root of the host gets the files of every host', async () => {
  const { folder, remove } = await makeSmallExport()
  const messages: string[] = []
  await writeHostsAt('', openOutDir(folder, settings), (text) => messages.push(text))
  expect(await readdir(join(folder, '.hosts'))).toEqual(expect.arrayContaining(['nginx', 'netlify', 'github']))
  expect(messages).toEqual([])
  await remove()
})

test('an export with a base path gets no host files and keeps none of an earlier build, and the build says why and what to do', async () => {
  const { folder: root, remove } = await makeSmallExport()
  await writeHostsAt('', openOutDir(root, settings), () => undefined)
  const messages: string[] = []
  await writeHostsAt('/nl', openOutDir(root, settings), (text) => messages.push(text))
  expect(messages.join()).toMatch(
    /^No files for hosts were made, because .+ below \/nl, .+ Upload out\/ into the folder nl/,
  )
  // The record of what builds have written, and the redirects for the embedded server, which serves this export too.
  expect((await readdir(join(root, '.hosts'))).sort()).toEqual(['made.json', 'redirects.json'])
  await remove()
})
