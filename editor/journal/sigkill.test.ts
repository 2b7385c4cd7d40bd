import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { newTexts, oldTexts } from '../tests/three-file-save'
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

test('after kill -9 of a real process at each step, the next start finds either all files new or none, and no lock', async () => {
  const { root, printed } = await saveElsewhere()
  expect(await textsIn(root)).toEqual(newTexts)
  await rm(root, { recursive: true })
  const calls: string[] = JSON.parse(printed)
  const commit = calls.findIndex((call) => /^move .*\.committed$/.test(call))
  const changing = calls.flatMap((call, index) => (/^(?:move|remove) /.test(call) ? [index] : []))
  // The first write, each move and removal, and the last call. The in-memory tests cover the other calls too.
  const first = calls.findIndex((call) => call.startsWith('write '))
  const steps = [first, ...changing, calls.length - 1]
  expect(commit).toBeGreaterThan(first)
  expect(changing.length).toBeGreaterThan(4)
  for (const step of steps) {
    const { root, signal } = await saveElsewhere(step + 1)
    expect(signal).toBe('SIGKILL')
    const { replay, save } = openJournal(root, 'var/edits')
    await replay()
    expect([calls[step], await textsIn(root)]).toEqual([calls[step], step > commit ? newTexts : oldTexts])
    await save([{ path: 'content/later.md', content: 'later', expected: null }])
    await rm(root, { recursive: true })
  }
})
