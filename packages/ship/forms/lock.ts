import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive, processName } from './process-name'
import { StoreError } from './store-error'

/** Holders need only milliseconds. A process that sees no progress for this long throws an error and stops waiting. */
const timeoutMs = 10_000

/** The operating system, as far as the lock needs it. Tests pass one that runs a step at a time. */
export interface LockSystem {
  /** Returns the name of this process, which no other living process has. */
  owner: () => Promise<string>
  isAlive: (owner: string) => Promise<boolean>
  /** Returns a unique part of a file name. */
  unique: () => string
  makeFolder: (path: string) => Promise<unknown>
  /** Removes a folder if it is empty. */
  removeFolder: (path: string) => Promise<unknown>
  create: (path: string) => Promise<unknown>
  remove: (path: string) => Promise<unknown>
  list: (path: string) => Promise<string[]>
  pause: () => Promise<unknown>
  /** Returns the milliseconds of a monotonic clock. */
  now: () => number
}

const machine: LockSystem = {
  owner: processName,
  isAlive,
  unique: randomUUID,
  // Not `recursive`, which reports a missing file if the disk is read-only.
  makeFolder: (path) =>
    mkdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    }),
  // This only tidies up: another process may be using the folder, or may have removed it.
  removeFolder: (path) => rmdir(path).catch(() => undefined),
  create: (path) => writeFile(path, '', { flag: 'wx' }),
  remove: (path) => rm(path, { force: true }),
  list: (path) => readdir(path),
  pause: () => wait(10),
  now: () => performance.now(),
}

/**
 * Runs a function while no other process of this project on this computer does so for the same file. Without this,
 * the server might append while somebody deletes lines at the command line.
 *
 * This is Lamport's bakery algorithm (1974) with files as registers: each process draws a number and waits for lower
 * ones. A file has the name of its owner and is never created twice, so files of a dead process can be removed without
 * touching those of a living one, and no clock is needed.
 * @param file the queue is in the folder `<file>.lock`, whose parent must exist
 * @throws the system's error if the queue cannot be written, and two sentences if it makes no progress
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

/**
 * Draws a number. A process announces that it is drawing: two that draw at the same time may get the same number, so
 * each waits for the other to finish.
 */
async function drawTicket(folder: string, system: LockSystem): Promise<string> {
  const name = `${await system.owner()}_${system.unique()}`
  const drawing = join(folder, `drawing_${name}`)
  await createIn(folder, drawing, system)
  try {
    const numbers = (await system.list(folder)).flatMap((each) => parseName(each)?.number ?? [])
    const ticket = `${1 + Math.max(0, ...numbers)}_${name}`
    await system.create(join(folder, ticket))
    return ticket
  } finally {
    await system.remove(drawing)
  }
}

/** Creates a file in the folder, which the last process removes, perhaps just before another one arrives. */
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
  // A process that starts drawing from now on sees our number and gets a higher one.
  const drawing = (await system.list(folder)).filter((name) => parseName(name)?.number === undefined && parseName(name))
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
    else if (system.now() - since > timeoutMs) throw timeoutError(folder, first)
    seen = names.join()
    await system.pause()
  }
}

/** Removes files of dead processes, and returns the first one of a living process. */
async function firstAlive(names: readonly string[], folder: string, system: LockSystem): Promise<string | undefined> {
  for (const name of names) {
    if (await system.isAlive(parseName(name)?.owner ?? '')) return name
    await system.remove(join(folder, name))
  }
}

/** Parses `7_<owner>_<unique>`, a ticket, and `drawing_<owner>_<unique>`; undefined for other files. */
function parseName(name: string): { number: number | undefined; owner: string } | undefined {
  const [, first, owner = ''] = /^(drawing|\d+)_([^_]+)_[^_]+$/.exec(name) ?? []
  return first === undefined ? undefined : { number: first === 'drawing' ? undefined : Number(first), owner }
}

/** Whether a ticket comes before our own. Equal numbers are ordered by name. */
function isBefore(name: string, own: string): boolean {
  const [number, ownNumber] = [parseName(name)?.number, parseName(own)?.number ?? 0]
  return number !== undefined && (number < ownNumber || (number === ownNumber && name < own))
}

function timeoutError(folder: string, name: string): StoreError {
  const pid = parseName(name)?.owner.split('.')[0]
  return new StoreError(
    `${basename(folder, '.lock')} has been held by process ${pid} for ${timeoutMs / 1000} seconds (${join(folder, name)})`,
    'end that process, or delete that file if the process does not belong to this project',
  )
}
