import { dirname, posix, resolve } from 'node:path'
import type { JournalContext } from './apply'
import { withClaim } from './claim'
import { type Disk, machineDisk } from './disk'
import { discard } from './entry'
import { commit, keep, type Replayed, replayEntries } from './finish'
import { makeFolders, syncFolders } from './folders'
import { type Limits, listKept, type Overwritten, prune } from './overwritten'
import { type Change, checkVersions, nameDraft, writeDraft } from './prepare'
import { machineProcesses, type Processes } from './processes'
import { explainDisk, type Outcome } from './save-error'
import { versionOf } from './version'

/** Writes files of a project so that all files of a save are new or none is, whatever happens in between. */
export interface Journal {
  /**
   * Saves changes, one save at a time.
   * @param more `isMixed`: the files are written for several reasons, so none needs another
   * @returns the new version of each file; null for a deleted one
   * @throws SaveError if it fails: everything is then as before
   */
  save: (changes: readonly Change[], more?: { isMixed: boolean }) => Promise<{ path: string; version: string | null }[]>
  /** Finishes what a crash has interrupted. Call it at every start; each save calls it too. @throws SaveError */
  replay: () => Promise<Replayed>
  /** Lists the versions that saves have overwritten, newest first, within the limits. */
  listOverwritten: () => Promise<Overwritten[]>
}

/** The parts that a test replaces. */
export interface JournalSettings {
  disk?: Disk
  processes?: Processes
  now?: () => Date
  limits?: Limits
}

/** Overwritten versions are kept for a month, from at most 200 saves. */
const usualLimits: Limits = { days: 30, saves: 200 }

/**
 * Opens the journal of a project. Nothing is read or written yet.
 * @param root the project's folder
 * @param folder the journal's folder, relative to `root`: on the same disk, and ignored by Git
 */
export function openJournal(root: string, folder: string, settings: JournalSettings = {}): Journal {
  const { disk = machineDisk, processes = machineProcesses, now = () => new Date(), limits = usualLimits } = settings
  const context: JournalContext = { disk, root: resolve(root), journal: resolve(root, folder) }
  const { journal } = context

  let last: Promise<unknown> = Promise.resolve()
  /** Runs work one after another, and explains disk errors. */
  function queue<T>(work: (begin: (outcome: Outcome) => void) => Promise<T>): Promise<T> {
    const run = async () => {
      let outcome: Outcome = 'Nothing was saved'
      try {
        return await work((begun) => {
          outcome = begun
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
    begin: (outcome: Outcome) => void,
    work: (replayed: Replayed) => Promise<T>,
  ): Promise<T> {
    await makeFolders(disk, journal)
    await syncFolders(disk, context.root, [dirname(journal)])
    return withClaim(disk, processes, journal, async () => {
      begin('An interrupted save could not be finished')
      const replayed = await replayEntries(context)
      begin('Nothing was saved')
      return work(replayed)
    })
  }

  async function write(changes: readonly Change[], isMixed: boolean, begin: (outcome: Outcome) => void): Promise<void> {
    const left = await checkVersions(disk, context.root, changes)
    if (left.length === 0) return
    const draft = nameDraft(now(), isMixed)
    const ready = await writeDraft(disk, journal, draft, left).catch(async (error) => {
      // If that fails too, the next save does it.
      await discard(disk, journal, draft).catch(() => undefined)
      throw error
    })
    const entry = await commit(context, ready, () => begin('A save could not be undone'))
    // The files are saved. If the rest fails, the next save does it.
    await keep(context, entry)
      .then(() => prune(disk, journal, limits, now()))
      .catch(() => undefined)
  }

  return {
    save: (changes, { isMixed } = { isMixed: false }) =>
      queue(async (begin) => {
        assertPaths(changes)
        await withJournal(begin, () => write(changes, isMixed, begin))
        return changes.map(({ path, content }) => ({ path, version: content === null ? null : versionOf(content) }))
      }),
    replay: () => queue((begin) => withJournal(begin, async (replayed) => replayed)),
    listOverwritten: () =>
      queue((begin) => {
        begin('What was overwritten could not be listed')
        return listKept(disk, journal)
      }),
  }
}

/** Throws for a mistake of the caller, rather than of the editor. */
function assertPaths(changes: readonly Change[]): void {
  const paths = changes.map(({ path }) => path)
  for (const [index, path] of paths.entries()) {
    const isInside = path !== '' && posix.normalize(`/${path}`) === `/${path}`
    if (!isInside || paths.indexOf(path) !== index)
      throw new Error(`A save names “${path}” twice, or in an unusual way. Check its paths before you call save.`)
  }
}
