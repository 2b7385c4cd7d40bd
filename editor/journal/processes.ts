import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** The processes of this computer, as far as a claim needs them. Tests pass their own. */
export interface Processes {
  /** Returns a name for this process that no other has, not even a later one. It contains neither `_` nor `/`. */
  own: () => Promise<string>
  isAlive: (name: string) => Promise<boolean>
  /** Waits before the next attempt. */
  pause: () => Promise<unknown>
  /** Returns the milliseconds of a monotonic clock. */
  now: () => number
}

/**
 * The processes of this computer. A name consists of the process ID and, on Linux, the start time, because IDs are
 * reused.
 */
export const machineProcesses: Processes = {
  own: async () => `${process.pid}.${(await startOf(process.pid)) ?? ''}`,
  isAlive: async (name) => {
    const [pid, start] = name.split('.')
    if (!exists(Number(pid))) return false
    const found = await startOf(Number(pid))
    return found === undefined || start === '' || found === start
  },
  // Random, so that two processes that collided do not collide again.
  pause: () => wait(5 + Math.random() * 20),
  now: () => performance.now(),
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Returns the start time of a process in ticks since boot, as in proc_pid_stat(5), field 22; `ended` for a
 * zombie; undefined if there is no `/proc` entry.
 */
async function startOf(pid: number): Promise<string | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')
  // The program's name is in brackets and may itself contain brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? 'ended' : fields[19]
}
