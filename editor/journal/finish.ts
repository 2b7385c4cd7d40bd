import { applySteps, type JournalContext, undoSteps } from './apply'
import { discard, type Entry, folderOf, listEntries, moveTo, planName, readEntry } from './entry'
import { conflictAt } from './save-error'

/** What the editor found and repaired when it started: paths relative to the project. */
export interface Replayed {
  /** Files of saves that had been interrupted and are now complete. */
  finished: string[]
  /** Files of saves that had failed halfway and are now as before. */
  undone: string[]
}

/**
 * Finishes what was interrupted: drafts are removed, committed saves are finished and failed ones undone. Files that
 * were edited by hand in the meantime are not changed, and what they would have become stays in the journal.
 */
export async function replayEntries(context: JournalContext): Promise<Replayed> {
  const { disk, journal } = context
  const replayed: Replayed = { finished: [], undone: [] }
  const entries = await listEntries(disk, journal)
  // The process that changed the state of an entry may have been killed before the change was synced.
  if (entries.some(({ state }) => state !== 'kept')) await disk.syncFolder(journal)
  for (const each of entries) {
    if (each.state === 'draft') await discard(disk, journal, each)
    if (each.state !== 'committed' && each.state !== 'undo') continue
    const entry = await readEntry(disk, journal, each)
    const paths = entry.steps.map(({ path }) => path)
    if (entry.state === 'committed') {
      await applySteps(context, entry, () => undefined)
      await keep(context, entry)
      replayed.finished.push(...paths)
    } else {
      await finishUndo(context, entry)
      replayed.undone.push(...paths)
    }
  }
  return replayed
}

/**
 * Commits a draft and applies its steps, or undoes all of it.
 * @throws SaveError if a file has changed since its version was checked, and the system's errors; everything is then
 * as before, unless an error during the undo is passed to `onUndoError`
 */
export async function commit(
  context: JournalContext,
  draft: Entry,
  onUndoError: (error: unknown) => void,
): Promise<Entry> {
  const { disk, journal } = context
  try {
    const entry = await moveTo(disk, journal, draft, 'committed')
    await applySteps(context, entry, ({ path, before }, found) => {
      throw conflictAt(path, before, found)
    })
    return entry
  } catch (error) {
    await undo(context, draft).catch(onUndoError)
    throw error
  }
}

/** Ends a save, and keeps what it has overwritten and what it could not write, if there is any. */
export async function keep({ disk, journal }: JournalContext, entry: Entry): Promise<void> {
  const names = await disk.list(folderOf(journal, entry))
  if (names.some((name) => name !== planName)) await moveTo(disk, journal, entry, 'kept')
  else await discard(disk, journal, entry)
}

/** Undoes a save whose move to `committed` may or may not have happened. */
async function undo(context: JournalContext, draft: Entry): Promise<void> {
  const { disk, journal } = context
  const found = (await listEntries(disk, journal)).find(({ id }) => id === draft.id)
  if (found?.state === 'draft') return discard(disk, journal, found)
  if (found) await finishUndo(context, await moveTo(disk, journal, { ...draft, state: found.state }, 'undo'))
}

async function finishUndo(context: JournalContext, entry: Entry): Promise<void> {
  const { disk, journal } = context
  if (await undoSteps(context, entry)) await moveTo(disk, journal, entry, 'kept')
  else await discard(disk, journal, entry)
}
