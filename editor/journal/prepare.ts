import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Disk } from './disk'
import { type Entry, folderOf, newName, oldName, planName, type Step } from './entry'
import { conflictAt } from './save-error'
import { versionOf } from './version'

/** One file of a save. */
export interface Change {
  /**
   * The path relative to the project, with forward slashes. `editor/paths` has checked that it may be written, unless
   * the server itself adds the file.
   */
  path: string
  /** The new content; null deletes the file. */
  content: string | Uint8Array | null
  /** The version that the editor saw, by `versionOf`; null if there was no file. */
  expected: string | null
}

/** A change that differs from the file on disk, with the old and the new content. */
export interface CheckedChange extends Step {
  old: { bytes: Uint8Array; mode: number } | undefined
  bytes: Uint8Array | undefined
}

/**
 * Compares the files on disk with the versions that the editor saw. A file that already has the new content counts as
 * saved, because the response to an earlier attempt may have been lost.
 * @returns the changes that remain to be made
 * @throws SaveError at the first file with another version, and an `EACCES` error at the first read-only file
 */
export async function checkVersions(disk: Disk, root: string, changes: readonly Change[]): Promise<CheckedChange[]> {
  const checked: CheckedChange[] = []
  for (const { path, content, expected } of changes) {
    const old = await disk.read(join(root, path))
    const before = old ? versionOf(old.bytes) : null
    const bytes = content === null ? undefined : Buffer.from(content)
    const after = bytes ? versionOf(bytes) : null
    if (after === before) continue
    if (before !== expected) throw conflictAt(path, expected, before)
    // A move would replace even a read-only file.
    if (old && (old.mode & 0o200) === 0)
      throw Object.assign(new Error('read-only'), { code: 'EACCES', path: join(root, path) })
    checked.push({ path, before, after, old, bytes })
  }
  return checked
}

/** Returns the entry of a new draft. */
export const newDraft = (now: Date, isMixed: boolean): Entry => ({
  id: `${now.getTime()}-${randomUUID().slice(0, 8)}`,
  state: 'draft',
  steps: [],
  isMixed,
})

/**
 * Writes everything that a save needs into its draft, so that the save itself only moves and removes files, and cannot
 * run out of space for their content.
 */
export async function writeDraft(
  disk: Disk,
  journal: string,
  draft: Entry,
  changes: readonly CheckedChange[],
): Promise<Entry> {
  const folder = folderOf(journal, draft)
  const put = async (name: string, bytes: Uint8Array, mode?: number) => {
    await disk.write(join(folder, name), bytes, mode)
    await disk.syncFile(join(folder, name))
  }
  const steps = changes.map(({ path, before, after }) => ({ path, before, after }))
  await disk.makeFolder(folder)
  for (const [index, { old, bytes }] of changes.entries()) {
    if (old) await put(oldName(index), old.bytes, old.mode)
    if (bytes) await put(newName(index), bytes, old?.mode)
  }
  await put(planName, Buffer.from(JSON.stringify({ steps, isMixed: draft.isMixed })))
  await disk.syncFolder(folder)
  return { ...draft, steps }
}
