import { readFile } from 'node:fs/promises'

/**
 * Returns a name for this process: its ID and, on Linux, its start time, so that a later process with the same ID has
 * a different name.
 */
export async function processName(): Promise<string> {
  return `${process.pid}.${(await statOf(process.pid))?.start ?? ''}`
}

/**
 * Whether the process with this name is alive. If the system does not report start times, any process with its ID
 * counts.
 * @param name from `processName`, perhaps of another process
 */
export async function isAlive(name: string): Promise<boolean> {
  const [pid, start] = name.split('.')
  if (!exists(Number(pid))) return false
  const stat = await statOf(Number(pid))
  // A zombie has ended, and is only waiting for its parent.
  return stat === undefined || (stat.state !== 'Z' && (!start || stat.start === start))
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Returns a process's state, and its start time in ticks since boot, on Linux (proc_pid_stat(5), fields 3 and 22);
 * undefined elsewhere.
 */
async function statOf(pid: number): Promise<{ state: string; start: string } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')
  // The program's name is in brackets and may itself contain brackets.
  const [state, ...more] = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return state && more[18] ? { state, start: more[18] } : undefined
}
