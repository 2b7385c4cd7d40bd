import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { newTexts, oldTexts } from '../tests/save-of-three'
import { openJournal } from './journal'

/** Makes a project, and saves three files in it in another process. */
async function saveElsewhere(call?: number): Promise<{ root: string; signal: string | null; printed: string }> {
  const root = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  for (const [path, text] of Object.entries(oldTexts)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const args = ['load-ts.mjs', 'editor/tests/killed-save.ts', root, ...(call === undefined ? [] : [String(call)])]
  return new Promise((resolve) => {
    execFile('node', args, (error, printed) => resolve({ root, signal: error?.signal ?? null, printed }))
  })
}

async function textsIn(root: string): Promise<Record<string, string>> {
  const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const texts = files.map(async (file) => [file.slice(root.length + 1), await readFile(file, 'utf8')] as const)
  return Object.fromEntries(await Promise.all(texts))
}

test('after kill -9 of a real process, the next start finds all files new or none, and no lock', async () => {
  const { root, printed } = await saveElsewhere()
  expect(await textsIn(root)).toEqual(newTexts)
  await rm(root, { recursive: true })
  const count = Number(printed)
  expect(count).toBeGreaterThan(30)
  // The calls between are killed one by one in memory.
  const calls = Array.from({ length: 4 }, (_, index) => Math.round(((index + 1) * count) / 4))
  const states = await Promise.all(
    calls.map(async (call) => {
      const { root, signal } = await saveElsewhere(call)
      expect(signal).toBe('SIGKILL')
      const { replay, save } = openJournal(root, 'var/edits')
      await replay()
      const texts = await textsIn(root)
      expect([oldTexts, newTexts]).toContainEqual(texts)
      await save([{ path: 'content/later.md', content: 'later', expected: null }])
      await rm(root, { recursive: true })
      return 'content/docs/guides/new.md' in texts ? 'new' : 'old'
    }),
  )
  expect([states[0], states.at(-1)]).toEqual(['old', 'new'])
})
