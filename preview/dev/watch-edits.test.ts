import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { watchEdits } from './watch-edits'

test('a file that is saved in several steps is one edit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edits-'))
  let edits = 0
  let stop = () => {}
  const edited = new Promise<void>((told) => {
    stop = watchEdits([folder], () => {
      edits += 1
      told()
    })
  })
  for (const text of ['a', 'ab', 'abc']) writeFileSync(join(folder, 'page.md'), text)
  await edited
  stop()
  rmSync(folder, { recursive: true })
  expect(edits).toBe(1)
})
