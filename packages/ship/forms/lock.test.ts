import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { explore, play, type Scenario, type Stage } from '../tests/interleave'
import { type LockSystem, withLock } from './lock'

/** Acquires the lock and runs a critical section with two steps. */
const use: Scenario['use'] = (stage, user) => withLock('f', () => enter(stage, user), stage.systemFor(user))

async function enter({ inside, step }: Stage, user: number): Promise<void> {
  inside.add(user)
  await step(user)
  inside.delete(user)
}

/** Files of the dead process 9, which ended while drawing a number, waiting or holding the lock; and a foreign file. */
const left = ['drawing_9._a', '4_9._b', '.DS_Store']

test.each([
  ['that start with an empty folder', {}],
  ['that find files of a dead process', { left: ['4_9._b'] }],
  ['one of which may be killed at any step', { kill: true }],
])('of two processes %s, at most one holds the lock and neither waits for ever, in every schedule', async (_, more) => {
  const { states, fault } = await explore({ users: 2, use, listing: 'atomic', ...more })
  expect(fault).toBeUndefined()
  expect(states).toBeGreaterThan(5000)
})

test.each(['atomic', 'misses changes', 'sees changes'] as const)(
  'the same holds for three processes, one of which may be killed, in two thousand schedules, if a listing %s',
  async (listing) => {
    const random = randomNumbers(1)
    for (let round = 0; round < 2000; round += 1) {
      // Several consecutive steps of one process find more faults than alternating steps.
      let chosen = 0
      const schedule = Array.from({ length: 150 }, () => {
        if (random() < 0.3) chosen = Math.floor(random() * 12)
        return chosen
      })
      const { fault } = await play({ users: 3, use, listing, left, kill: round % 2 === 0 }, schedule)
      expect([round, fault]).toEqual([round, undefined])
    }
  },
)

/**
 * Generates numbers from 0 to 1 that are the same in each run (a linear congruential generator, Numerical Recipes'
 * constants).
 */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('the search finds the fault of a lock that removes stale files by name', async () => {
  const ages = new WeakMap<Stage, 'stale' | 'fresh'>()
  const removeByName: Scenario['use'] = async (stage, user) => {
    const { create, remove } = stage.systemFor(user)
    const isTaken = () =>
      create('f.lock/lock').then(
        () => ages.set(stage, 'fresh') === undefined,
        () => true,
      )
    for (let tries = 0; (await isTaken()) && tries < 3; tries += 1) {
      await stage.step(user)
      if (ages.get(stage) !== 'fresh') await remove('f.lock/lock')
      if (tries === 2) return
    }
    await enter(stage, user)
    await remove('f.lock/lock')
  }
  const { fault } = await explore({ users: 2, use: removeByName, left: ['lock'], listing: 'atomic' })
  expect(fault).toMatch(/^users \d and \d are inside at the same time/)
})

async function inFolder(work: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  await work(join(folder, 'f'))
  await rm(folder, { recursive: true })
}

test('files of a dead process block no other process, even with a date in the future, and are removed', async () => {
  await inFolder(async (file) => {
    await mkdir(`${file}.lock`)
    // No process has such a high id, and this process did not start at boot.
    for (const name of ['1_99999999.5_a', `2_${process.pid}.1_b`, 'drawing_99999999._c']) {
      await writeFile(join(`${file}.lock`, name), '')
      await utimes(join(`${file}.lock`, name), new Date('2100-01-01'), new Date('2100-01-01'))
    }
    expect(await withLock(file, async () => 'done')).toBe('done')
    await expect(readdir(`${file}.lock`)).rejects.toThrow('ENOENT')
  })
})

test('waiting for a living process that makes no progress ends with an error that names the process and says what to do', async () => {
  const names = new Set(['7_4711.5_a'])
  let now = 0
  const system: LockSystem = {
    owner: async () => '1.2',
    unique: () => 'b',
    isAlive: async () => true,
    makeFolder: async () => undefined,
    removeFolder: async () => undefined,
    create: async (path) => names.add(path.slice('x/f.lock/'.length)),
    remove: async (path) => names.delete(path.slice('x/f.lock/'.length)),
    list: async () => [...names],
    pause: async () => {
      now += 3000
    },
    now: () => now,
  }
  await expect(withLock('x/f', async () => 'done', system)).rejects.toThrow(
    'f has been held by process 4711 for 10 seconds (x/f.lock/7_4711.5_a). End that process, or delete that file if the process does not belong to this project, then try again.',
  )
  // Processes behind this one do not wait for ever.
  expect([...names]).toEqual(['7_4711.5_a'])
})
