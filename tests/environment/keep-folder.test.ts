import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { keepFolder } from './keep-folder.mjs'

class Plain {
  async setup() {}
  async teardown() {}
}

test('after a test file that ended in a deleted folder, the next one runs where the first began', async () => {
  const root = process.cwd()
  const environment = new (keepFolder(Plain))()
  const folder = await mkdtemp(join(tmpdir(), 'left-'))
  process.chdir(folder)
  await rm(folder, { recursive: true })
  await environment.teardown()
  expect(process.cwd()).toBe(root)
})
