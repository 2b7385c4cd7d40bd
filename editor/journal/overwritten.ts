import { join } from 'node:path'
import type { Disk } from './disk'
import { discard, folderOf, listEntries, newName, oldName, planName, readEntry, type Step, timeOf } from './entry'

/** A save from which something is kept. */
export interface KeptSave {
  id: string
  time: Date
  /** Everything that it wrote, including new files. */
  steps: readonly Step[]
  /** Whether its files were written for several reasons, so that restoring one does not restore the others. */
  isMixed: boolean
}

/** A version of a file that is no longer in the project. */
export interface Overwritten {
  /** The path relative to the project, with forward slashes. */
  path: string
  /** The save that overwrote it; versions overwritten by one save share it. */
  save: KeptSave
  /**
   * Whether a save has replaced or deleted this version, or was interrupted and then found the file edited by hand, so
   * that this version was never written.
   */
  reason: 'replaced' | 'deleted' | 'not written'
  /** Null if it is not text. */
  text: string | null
  /** The absolute path of its bytes. */
  file: string
}

/** How long overwritten versions are kept. */
export interface Limits {
  days: number
  /** The number of newest saves. */
  saves: number
}

/** Lists what saves have overwritten, newest first. */
export async function listKept(disk: Disk, journal: string): Promise<Overwritten[]> {
  const found: Overwritten[] = []
  for (const entry of await listEntries(disk, journal)) {
    if (entry.state !== 'kept') continue
    const names = await disk.list(folderOf(journal, entry))
    // Another process may just have removed it.
    if (!names.includes(planName)) continue
    const { steps, isMixed = false } = await readEntry(disk, journal, entry)
    const save: KeptSave = { id: entry.id, time: timeOf(entry.id), steps, isMixed }
    for (const [index, { path, after }] of steps.entries()) {
      const versions = [
        [oldName(index), after === null ? 'deleted' : 'replaced'],
        [newName(index), 'not written'],
      ] as const
      for (const [name, reason] of versions) {
        const file = join(folderOf(journal, entry), name)
        if (!names.includes(name)) continue
        const { bytes = new Uint8Array() } = (await disk.read(file)) ?? {}
        found.push({ path, save, reason, text: textOf(bytes), file })
      }
    }
  }
  return found.reverse()
}

/** Removes what is beyond the limits. */
export async function prune(disk: Disk, journal: string, { days, saves }: Limits, now: Date): Promise<void> {
  const kept = (await listEntries(disk, journal)).filter(({ state }) => state === 'kept').reverse()
  const oldest = now.getTime() - days * 86_400_000
  for (const [index, entry] of kept.entries())
    if (index >= saves || timeOf(entry.id).getTime() < oldest) await discard(disk, journal, entry)
}

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
