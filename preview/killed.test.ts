import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { makeSmallExport, type SmallExport } from '../tests/fixtures/small-export'
import { readAll } from './forms/store'

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** Starts the server in a process of its own. */
async function start({ outDir, folder }: SmallExport): Promise<{ child: ChildProcess; url: string }> {
  const args = ['load-ts.mjs', 'tests/fixtures/forms-server.ts', outDir, join(folder, 'submissions.ndjson')]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [said] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  return { child, url: String(said).trim() }
}

/** Sends one message, and says whether the server answered that it has it. */
async function post(url: string, message: string): Promise<boolean> {
  const body = new URLSearchParams({ 'form-name': 'contact', name: 'A', company: 'B', email: 'a@example.org', message })
  const answer = await fetch(`${url}/forms`, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
  return answer?.status === 303
}

/** Sends messages from eight visitors at once until so many are answered, then kills the server in the middle of the next. */
async function loadAndKill(site: SmallExport, enough: number): Promise<string[]> {
  const { child, url } = await start(site)
  const answered: string[] = []
  let next = 0
  const visitor = async () => {
    for (let alive = true; alive; ) {
      const message = `message ${next++}`
      alive = await post(url, message)
      if (alive) answered.push(message)
      if (answered.length === enough) child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  return answered
}

const messagesIn = async (site: SmallExport) =>
  (await readAll(join(site.folder, 'submissions.ndjson'))).submissions.map(({ fields }) => fields.message)

test.each([1, 30, 150])(
  'killed after %i answers, the server has every message that it answered, once',
  async (enough) => {
    const site = await makeSmallExport()
    const answered = await loadAndKill(site, enough)
    expect(answered.length).toBeGreaterThanOrEqual(enough)
    const kept = await messagesIn(site)
    expect(kept.filter((message) => answered.includes(message ?? '')).sort()).toEqual([...answered].sort())
    await site.remove()
  },
  60_000,
)

test('started again after a kill, the server takes messages, and half a line harms no other', async () => {
  const site = await makeSmallExport()
  const answered = await loadAndKill(site, 20)
  await appendFile(join(site.folder, 'submissions.ndjson'), '{"at":"2026-11-')
  const { url } = await start(site)
  // Who held the lock has died: the next waits until that is certain.
  expect(await post(url, 'after the kill')).toBe(true)
  expect(await messagesIn(site)).toEqual(expect.arrayContaining([...answered, 'after the kill']))
  expect((await readAll(join(site.folder, 'submissions.ndjson'))).unreadable).toHaveLength(1)
  await site.remove()
}, 60_000)
