import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Disk } from './disk'
import type { Processes } from './processes'
import { SaveError } from './save-error'

/** How long to wait for another process, whose save normally takes milliseconds. */
const timeoutMs = 10_000

/** Claims of this process whose file could not be removed. */
const released = new Set<string>()

/**
 * Works on the journal while no other process does. A process writes a claim, `claim_<process>_<unique>`, and then
 * looks for others: of two that do so at the same time, at least one sees the other's. A process that sees a claim of a
 * living process withdraws and tries again. No claim is ever written twice, so those of dead processes can be removed
 * safely.
 * @param folder the journal's folder, which must exist
 * @throws SaveError if another process does not finish, and the system's errors
 */
export async function withClaim<T>(
  disk: Disk,
  processes: Processes,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  const own = await claim(disk, processes, folder)
  try {
    return await work()
  } finally {
    await release(disk, folder, own)
  }
}

async function claim(disk: Disk, processes: Processes, folder: string): Promise<string> {
  const since = processes.now()
  for (;;) {
    const own = `claim_${await processes.own()}_${randomUUID()}`
    try {
      await disk.write(join(folder, own), new Uint8Array())
      const other = await findOther(disk, processes, folder, own)
      if (other === undefined) return own
      if (processes.now() - since > timeoutMs) throw busy(other)
    } catch (error) {
      await release(disk, folder, own)
      throw error
    }
    await release(disk, folder, own)
    await processes.pause()
  }
}

/** Returns the claim of another living process. Claims of dead ones are removed. */
async function findOther(disk: Disk, processes: Processes, folder: string, own: string): Promise<string | undefined> {
  for (const name of await disk.list(folder)) {
    const [kind, owner = ''] = name.split('_')
    if (kind !== 'claim' || name === own) continue
    if (!released.has(name) && (await processes.isAlive(owner))) return name
    await disk.remove(join(folder, name))
    released.delete(name)
  }
}

async function release(disk: Disk, folder: string, own: string): Promise<void> {
  // The work is done, and must not be reported as failed.
  await disk.remove(join(folder, own)).catch(() => released.add(own))
}

function busy(name: string): SaveError {
  const pid = name.split('_')[1]?.split('.')[0]
  return new SaveError(
    'busy',
    name,
    `Nothing was saved, because another editor (process ${pid}) has been saving for ${timeoutMs / 1000} seconds. Close it, or ask an engineer to delete the file “${name}” in the journal, then try again.`,
  )
}
