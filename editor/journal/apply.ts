import { dirname, join } from 'node:path'
import type { Disk } from './disk'
import { type Entry, folderOf, newName, oldName, type Step } from './entry'
import { makeFolders, removeEmptyFolders, syncFolders } from './folders'
import { versionOf } from './version'

/** The project and its journal on the disk. */
export interface JournalContext {
  disk: Disk
  /** The project's folder. */
  root: string
  journal: string
}

/**
 * Applies the steps of a committed save. This can be repeated after a crash at any point: new content that is still in
 * the folder of the entry has not been moved into the project yet.
 * @param onConflict called for a file that is neither the old version nor the new one, because it was edited by hand.
 *   The file is left as it is. If this throws, the remaining steps are not applied.
 */
export async function applySteps(
  context: JournalContext,
  entry: Entry,
  onConflict: (step: Step, found: string | null) => void,
): Promise<void> {
  const { disk, root } = context
  const folder = folderOf(context.journal, entry)
  const names = await disk.list(folder)
  for (const [index, step] of entry.steps.entries()) {
    const file = join(root, step.path)
    const found = await versionAt(disk, file)
    const isApplied = step.after === null ? found === null : !names.includes(newName(index))
    if (isApplied) continue
    if (found !== step.before && found !== step.after) onConflict(step, found)
    else if (step.after === null) await disk.remove(file)
    else {
      await makeFolders(disk, dirname(file))
      await disk.move(join(folder, newName(index)), file)
    }
  }
  await syncSteps(context, entry)
}

/**
 * Restores the old versions of a save. This can be repeated too, and does not change files that have been edited by
 * hand since.
 * @returns whether there were any such files
 */
export async function undoSteps(context: JournalContext, entry: Entry): Promise<boolean> {
  const { disk, root } = context
  const folder = folderOf(context.journal, entry)
  let hasConflicts = false
  for (const [index, { path, before, after }] of [...entry.steps.entries()].reverse()) {
    const file = join(root, path)
    const found = await versionAt(disk, file)
    if (found !== after) hasConflicts ||= found !== before
    else if (before === null) await disk.remove(file)
    else {
      await makeFolders(disk, dirname(file))
      await disk.move(join(folder, oldName(index)), file)
    }
  }
  await syncSteps(context, entry)
  return hasConflicts
}

async function versionAt(disk: Disk, file: string): Promise<string | null> {
  const found = await disk.read(file)
  return found ? versionOf(found.bytes) : null
}

/**
 * Syncs the folders of a save, those of the project before that of the entry: a file that a power cut leaves in both is
 * harmless, and one that it leaves in neither is lost. Then removes the folders that are now empty.
 */
async function syncSteps({ disk, root, journal }: JournalContext, entry: Entry): Promise<void> {
  const folders = entry.steps.map(({ path }) => dirname(join(root, path)))
  await syncFolders(disk, root, folders)
  await disk.syncFolder(folderOf(journal, entry))
  for (const { path } of entry.steps) await removeEmptyFolders(disk, root, path)
}
