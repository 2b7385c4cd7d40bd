import { mkdir, rm, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** A holder is done within milliseconds; one that still holds after this has died. */
const staleAfterMs = 10_000

/**
 * Does something with a file that no other process of ours touches meanwhile: the server appends while somebody
 * deletes lines at the command line. A folder is the lock, because making one succeeds for one process only.
 * @param file the lock is `<file>.lock`; its folder must exist
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`
  while (!(await taken(lock))) {
    const since = await stat(lock).then(
      (found) => found.mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - since > staleAfterMs) await rm(lock, { recursive: true, force: true })
    await wait(10)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

async function taken(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
