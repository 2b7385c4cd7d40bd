import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { makeSmallExport, type SmallExport } from '../../../tests/fixtures/small-export'
import { readAll } from '../forms/store'

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** Starts the server in a process of its own. */
async function start({ outDir, folder }: SmallExport): Promise<{ child: ChildProcess; url: string }> {
  const args = ['load-ts.mjs', 'tests/fixtures/forms-server.ts', outDir, join(folder, 'submissions.ndjson')]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  return { child, url: String(line).trim() }
}

/** Sends one message. @returns whether the server acknowledged it */
async function post(url: string, message: string): Promise<boolean> {
  const body = new URLSearchParams({ 'form-name': 'contact', name: 'A', company: 'B', email: 'a@example.org', message })
  const response = await fetch(`${url}/forms`, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
  return response?.status === 303
}

/** Sends messages from eight visitors at the same time, each waiting for its response, until the server is gone. */
async function load(url: string, seen: (acknowledged: string[]) => void): Promise<string[]> {
  const acknowledged: string[] = []
  let next = 0
  const visitor = async () => {
    for (let alive = true; alive; ) {
      // Some are long enough to be written in several pieces.
      const message = `message ${next} ${'x'.repeat(next % 4 === 0 ? 19_000 : next % 97)}.`
      next += 1
      alive = await post(url, message)
      if (alive) acknowledged.push(message)
      seen(acknowledged)
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  return acknowledged
}

/** Kills the server under load after a number of acknowledged messages, while it is handling the next ones. */
async function loadAndKill(site: SmallExport, enough: number): Promise<string[]> {
  const { child, url } = await start(site)
  return load(url, ({ length }) => length === enough && child.kill('SIGKILL'))
}

/** Kills the server under load after a fixed time, whatever the server is doing. */
async function loadAndKillAfter(site: SmallExport, ms: number): Promise<string[]> {
  const { child, url } = await start(site)
  expect(await post(url, 'the first')).toBe(true)
  setTimeout(() => child.kill('SIGKILL'), ms)
  return ['the first', ...(await load(url, () => undefined))]
}

const messagesIn = async (site: SmallExport) =>
  (await readAll(join(site.folder, 'submissions.ndjson'))).submissions.map(({ fields }) => fields.message)

test.each([1, 30, 150])(
  'killed after %i responses, the server has stored every acknowledged message once',
  async (enough) => {
    const site = await makeSmallExport()
    const acknowledged = await loadAndKill(site, enough)
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough)
    const stored = await messagesIn(site)
    expect(stored.filter((message) => acknowledged.includes(message ?? '')).sort()).toEqual([...acknowledged].sort())
    await site.remove()
  },
  60_000,
)

test('killed at random moments, the server has stored every acknowledged message once and whole', async () => {
  let responses = 0
  // Six moments; on a busy machine more and later ones, until more than twelve messages have been acknowledged.
  for (let round = 0; round < 6 || responses <= 12; round += 1) {
    const site = await makeSmallExport()
    const ms = Math.random() * 250 * Math.max(1, round - 5)
    const acknowledged = await loadAndKillAfter(site, ms)
    const { submissions, unreadable } = await readAll(join(site.folder, 'submissions.ndjson'))
    const stored = submissions.map(({ fields }) => fields.message)
    expect([ms, acknowledged.filter((message) => stored.filter((each) => each === message).length !== 1)]).toEqual([
      ms,
      [],
    ])
    // An unacknowledged message may be stored once, and half of one may be at the end.
    expect([ms, unreadable.filter((line) => line <= submissions.length)]).toEqual([ms, []])
    expect([ms, new Set(stored).size]).toEqual([ms, stored.length])
    responses += acknowledged.length
    await site.remove()
  }
}, 240_000)

test('restarted after a kill, the server accepts messages, and half a line damages no other line', async () => {
  const site = await makeSmallExport()
  const acknowledged = await loadAndKill(site, 20)
  await appendFile(join(site.folder, 'submissions.ndjson'), '{"at":"2026-11-')
  const { url } = await start(site)
  // The killed process may have held the lock: the next one removes its files.
  expect(await post(url, 'after the kill')).toBe(true)
  expect(await messagesIn(site)).toEqual(expect.arrayContaining([...acknowledged, 'after the kill']))
  expect((await readAll(join(site.folder, 'submissions.ndjson'))).unreadable).toHaveLength(1)
  await site.remove()
}, 60_000)
