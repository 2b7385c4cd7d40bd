import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { makeSmallExport } from '../../tests/fixtures/small-export'
import { openOutDir } from '../out-dir'
import { writeHostsAt } from './write-hosts'

test('an export at the root of the host gets the files of every host', async () => {
  const { folder, remove } = await makeSmallExport()
  const said: string[] = []
  await writeHostsAt('', openOutDir(folder), (text) => said.push(text))
  expect(await readdir(join(folder, '.hosts'))).toEqual(expect.arrayContaining(['nginx', 'netlify', 'github']))
  expect(said).toEqual([])
  await remove()
})

test('an export below a path gets none and keeps none of an earlier build, and the build says so and what to do', async () => {
  const root = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  await mkdir(join(root, '.hosts/nginx'), { recursive: true })
  const said: string[] = []
  await writeHostsAt('/nl', openOutDir(root), (text) => said.push(text))
  expect(said.join()).toMatch(
    /^No files for hosts were made, because .+ below \/nl, .+ Upload out\/ into the folder nl/,
  )
  // What the embedded server reads, which serves this export too.
  expect(await readdir(join(root, '.hosts'))).toEqual(['moves.json'])
  await rm(root, { recursive: true })
})
