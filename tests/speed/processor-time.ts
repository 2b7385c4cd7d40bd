import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { statFields, ticksIn } from './process-stat.mjs'

/** The unit in which Linux counts processor time, a hundredth of a second. */
const TICK_MS = 10

/** Returns the processor time of this process, where the embedded server runs, in milliseconds. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Returns the processor time of nginx's workers, in milliseconds. It does not include other work, so it is meaningful
 * even on a busy machine.
 * @param folder where nginx keeps its pid
 */
export function nginxTime(folder: string): number {
  const master = readFileSync(join(folder, 'nginx.pid'), 'utf8').trim()
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')
  return workers.reduce((sum, pid) => sum + ticksIn(statFields(readFileSync(`/proc/${pid}/stat`, 'utf8'))) * TICK_MS, 0)
}
