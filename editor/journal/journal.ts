import { dirname, posix, resolve } from 'node:path'
import type { JournalContext } from './apply'
import { withClaim } from './claim'
import { type Disk, realDisk } from './disk'
import { discard } from './entry'
import { commit, keep, type Replayed, replayEntries } from './finish'
import { makeFolders, syncFolders } from './folders'
import { type Limits, listKept, type Overwritten, prune } from './overwritten'
import { type Change, checkVersions, newDraft, writeDraft } from './prepare'
import { machineProcesses, type Processes } from './processes'
import { explainDisk, type Outcome } from './save-error'
import { versionOf } from './version'

/** Writes files of a project so that either all files of a save are new or none, whatever interrupts the save. */
export interface Journal {
  /**
   * Saves changes, one save at a time.
   * @param options `isMixed`: the files are written for several reasons, so that restoring one does not restore the
   *   others
   * @returns the new version of each file; null for a deleted one
   * @throws SaveError if it fails; everything is then as before, unless the message says that it could not be undone
   */
  save: (
    changes: readonly Change[],
    options?: { isMixed: boolean },
  ) => Promise<{ path: string; version: string | null }[]>
  /** Finishes what a crash has interrupted. Call it at every start; each save calls it too. @throws SaveError */
  replay: () => Promise<Replayed>
  /**
   * Lists the versions that saves have overwritten, newest first. A save removes those that are beyond the limits.
   * @throws SaveError
   */
  listOverwritten: () => Promise<Overwritten[]>
}

/** The parts that a test replaces. */
export interface JournalSettings {
  disk?: Disk
  processes?: Processes
  now?: () => Date
  limits?: Limits
}

/** Overwritten versions are kept for 30 days, from at most 200 saves. */
const defaultLimits: Limits = { days: 30, saves: 200 }

/**
 * Opens the journal of a project. Nothing is read or written yet.
 * @param root the project's folder
 * @param folder the journal's folder, relative to `root`: on the same disk, and ignored by Git
 */
export function openJournal(root: string, folder: string, settings: JournalSettings = {}): Journal {
  const { disk = realDisk, processes = machineProcesses, now = () => new Date(), limits = defaultLimits } = settings
  const context: JournalContext = { disk, root: resolve(root), journal: resolve(root, folder) }
  const { journal } = context

  let last: Promise<unknown> = Promise.resolve()
  /** Runs one piece of work at a time, and explains disk errors. */
  function queue<T>(work: (setOutcome: (outcome: Outcome) => void) => Promise<T>): Promise<T> {
    const run = async () => {
      let outcome: Outcome = 'Nothing was saved'
      try {
        return await work((next) => {
          outcome = next
        })
      } catch (error) {
        throw explainDisk(outcome, context.root, journal, error)
      }
    }
    const result = last.then(run)
    last = result.catch(() => undefined)
    return result
  }

  /** Runs work while no other process works on the journal, after finishing what others have left. */
  async function withJournal<T>(
    setOutcome: (outcome: Outcome) => void,
    work: (replayed: Replayed) => Promise<T>,
  ): Promise<T> {
    await makeFolders(disk, journal)
    await syncFolders(disk, context.root, [dirname(journal)])
    return withClaim(disk, processes, journal, async () => {
      setOutcome('An interrupted save could not be finished')
      const replayed = await replayEntries(context)
      setOutcome('Nothing was saved')
      return work(replayed)
    })
  }

  async function write(
    changes: readonly Change[],
    isMixed: boolean,
    setOutcome: (outcome: Outcome) => void,
  ): Promise<void> {
    const remaining = await checkVersions(disk, context.root, changes)
    if (remaining.length === 0) return
    const draft = newDraft(now(), isMixed)
    const ready = await writeDraft(disk, journal, draft, remaining).catch(async (error) => {
      // If that fails too, the next save does it.
      await discard(disk, journal, draft).catch(() => undefined)
      throw error
    })
    const entry = await commit(context, ready, () => setOutcome('A save could not be undone'))
    // The files are saved. If the rest fails, the next save does it.
    await keep(context, entry)
      .then(() => prune(disk, journal, limits, now()))
      .catch(() => undefined)
  }

  return {
    save: (changes, { isMixed } = { isMixed: false }) =>
      queue(async (setOutcome) => {
        assertPaths(changes)
        await withJournal(setOutcome, () => write(changes, isMixed, setOutcome))
        return changes.map(({ path, content }) => ({ path, version: content === null ? null : versionOf(content) }))
      }),
    replay: () => queue((setOutcome) => withJournal(setOutcome, async (replayed) => replayed)),
    listOverwritten: () =>
      queue((setOutcome) => {
        setOutcome('What was overwritten could not be listed')
        return listKept(disk, journal)
      }),
  }
}

/** Throws if a path occurs twice or is not in its shortest form, which is a bug in the calling code. */
function assertPaths(changes: readonly Change[]): void {
  const paths = changes.map(({ path }) => path)
  for (const [index, path] of paths.entries()) {
    const isInside = path !== '' && posix.normalize(`/${path}`) === `/${path}`
    if (!isInside || paths.indexOf(path) !== index)
      throw new Error(`A save names “${path}” twice, or in an unusual way. Check its paths before you call save.`)
  }
}
