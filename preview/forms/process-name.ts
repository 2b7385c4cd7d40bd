import { readFile } from 'node:fs/promises'

/**
 * A name of this process that no other on this computer bears, not even one that is given its number later: number and,
 * on Linux, the moment of its start.
 */
export async function ownName(): Promise<string> {
  return `${process.pid}.${(await statOf(process.pid))?.start ?? ''}`
}

/**
 * Does the process of this name live? Where the system does not tell when a process began, any with its number counts.
 * @param name from `ownName`, perhaps of another process
 */
export async function isAlive(name: string): Promise<boolean> {
  const [pid, start] = name.split('.')
  if (!exists(Number(pid))) return false
  const stat = await statOf(Number(pid))
  // A zombie has ended, and only waits for its parent to notice.
  return stat === undefined || (stat.state !== 'Z' && (!start || stat.start === start))
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** State and start, in ticks since the computer's, from Linux (proc_pid_stat(5), fields 3 and 22); nothing elsewhere. */
async function statOf(pid: number): Promise<{ state: string; start: string } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')
  // The name of the program stands in brackets, and may hold some itself.
  const [state, ...more] = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return state && more[18] ? { state, start: more[18] } : undefined
}
