import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive, ownName } from './process-name'
import { StoreError } from './store-error'

/** A holder is done within milliseconds: who sees no movement for so long gives up in words instead of waiting silently. */
const patienceMs = 10_000

/** What the lock asks of the machine. Tests put one in its place that runs each step when they say so. */
export interface LockSystem {
  /** Name of this process; of no other that lives, has lived or will live. */
  owner: () => Promise<string>
  isAlive: (owner: string) => Promise<boolean>
  /** Part of a file's name that nobody has used. */
  unique: () => string
  makeFolder: (path: string) => Promise<unknown>
  /** Removes a folder where nothing lies in it. */
  removeFolder: (path: string) => Promise<unknown>
  create: (path: string) => Promise<unknown>
  remove: (path: string) => Promise<unknown>
  list: (path: string) => Promise<string[]>
  pause: () => Promise<unknown>
  /** Milliseconds of a clock that nobody sets. */
  now: () => number
}

const machine: LockSystem = {
  owner: ownName,
  isAlive,
  unique: randomUUID,
  // Not `recursive`, which on a disk that is read-only says that something is missing.
  makeFolder: (path) =>
    mkdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    }),
  // Somebody who came meanwhile needs it, or has removed it: it is only tidied up.
  removeFolder: (path) => rmdir(path).catch(() => undefined),
  create: (path) => writeFile(path, '', { flag: 'wx' }),
  remove: (path) => rm(path, { force: true }),
  list: (path) => readdir(path),
  pause: () => wait(10),
  now: () => performance.now(),
}

/**
 * Does something with a file that no other process of ours on this computer touches meanwhile: the server appends while
 * somebody deletes lines at the command line.
 *
 * It is Lamport's bakery (1974) with files for registers: everybody draws a number and waits for those with lower ones.
 * A file bears the name of its owner and is never made twice, so that what a dead process left can be removed without
 * hitting what a living one has just made, and it asks no clock (docs/decisions/119-submissions-are-locked-without-a-clock.md).
 * @param file the queue stands in the folder `<file>.lock`; the folder around it must exist
 * @throws what the system says where the queue cannot be written, and in two sentences where it does not move
 */
export async function withLock<T>(file: string, work: () => Promise<T>, system: LockSystem = machine): Promise<T> {
  const folder = `${file}.lock`
  const ticket = await drawTicket(folder, system)
  try {
    await waitForTurn(folder, ticket, system)
    return await work()
  } finally {
    await system.remove(join(folder, ticket))
    await system.removeFolder(folder)
  }
}

/** Whoever draws says so first: two who draw at once may draw the same number, and each then waits to see the other's. */
async function drawTicket(folder: string, system: LockSystem): Promise<string> {
  const name = `${await system.owner()}_${system.unique()}`
  const drawing = join(folder, `drawing_${name}`)
  await createIn(folder, drawing, system)
  try {
    const numbers = (await system.list(folder)).flatMap((each) => read(each)?.number ?? [])
    const ticket = `${1 + Math.max(0, ...numbers)}_${name}`
    await system.create(join(folder, ticket))
    return ticket
  } finally {
    await system.remove(drawing)
  }
}

/** The last to leave removes the folder, perhaps just before somebody comes. */
async function createIn(folder: string, file: string, system: LockSystem): Promise<void> {
  for (;;) {
    await system.makeFolder(folder)
    try {
      await system.create(file)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

async function waitForTurn(folder: string, own: string, system: LockSystem): Promise<void> {
  // Who begins to draw from now on sees our number and gets a higher one.
  const drawing = (await system.list(folder)).filter((name) => read(name)?.number === undefined && read(name))
  await waitUntilGone((name) => drawing.includes(name), folder, system)
  await waitUntilGone((name) => isBefore(name, own), folder, system)
}

async function waitUntilGone(
  isWaitedFor: (name: string) => boolean,
  folder: string,
  system: LockSystem,
): Promise<void> {
  let seen = ''
  let since = system.now()
  for (;;) {
    const names = (await system.list(folder)).filter(isWaitedFor).sort()
    const first = await firstAlive(names, folder, system)
    if (first === undefined) return
    if (names.join() !== seen) since = system.now()
    else if (system.now() - since > patienceMs) throw stuck(folder, first)
    seen = names.join()
    await system.pause()
  }
}

/** Removes what dead processes left, and gives the first that a living one has made. */
async function firstAlive(names: readonly string[], folder: string, system: LockSystem): Promise<string | undefined> {
  for (const name of names) {
    if (await system.isAlive(read(name)?.owner ?? '')) return name
    await system.remove(join(folder, name))
  }
}

/** Taken apart: `7_<owner>_<unique>` of a ticket, `drawing_<owner>_<unique>` before there is one. Other files are nobody's. */
function read(name: string): { number: number | undefined; owner: string } | undefined {
  const [, first, owner = ''] = /^(drawing|\d+)_([^_]+)_[^_]+$/.exec(name) ?? []
  return first === undefined ? undefined : { number: first === 'drawing' ? undefined : Number(first), owner }
}

/** Is one ticket before another? Of two with the same number the names decide. */
function isBefore(name: string, own: string): boolean {
  const [number, ownNumber] = [read(name)?.number, read(own)?.number ?? 0]
  return number !== undefined && (number < ownNumber || (number === ownNumber && name < own))
}

function stuck(folder: string, name: string): StoreError {
  const pid = read(name)?.owner.split('.')[0]
  return new StoreError(
    `${basename(folder, '.lock')} has been held by process ${pid} for ${patienceMs / 1000} seconds (${join(folder, name)})`,
    'end that process, or delete that file if the process is none of this project',
  )
}
