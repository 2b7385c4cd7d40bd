import { join } from 'node:path'
import type { Disk } from './disk'
import { SaveError } from './save-error'

/**
 * The state of a save in the journal. A draft is not complete, and is discarded. A committed save is finished, and one
 * that failed halfway is undone. The versions that a finished save has overwritten are kept.
 */
export type State = 'draft' | 'committed' | 'undo' | 'kept'

/** One file of a save. */
export interface Step {
  /** The path relative to the project, with forward slashes. */
  path: string
  /** The version that the save replaces; null if it creates the file. */
  before: string | null
  /** The version that it writes; null if it deletes the file. */
  after: string | null
}

/** A save, in its own folder in the journal: `<id>.<state>`. One move of the folder changes the state. */
export interface Entry {
  /** The time in milliseconds since 1970, and a random part. */
  id: string
  state: State
  steps: readonly Step[]
  /** Whether its files were written for several reasons, as when a publication is undone. */
  isMixed?: boolean
}

/** The file with the steps of an entry. */
export const planName = 'plan.json'

/** Returns the name of the new content of a step, until it is moved into the project. */
export const newName = (step: number): string => `new-${step}`

/** Returns the name of the copy of a step's old content. */
export const oldName = (step: number): string => `old-${step}`

/** Returns the folder of an entry. */
export const folderOf = (journal: string, { id, state }: Pick<Entry, 'id' | 'state'>): string =>
  join(journal, `${id}.${state}`)

/** Returns the time of a save, which its id contains. */
export const timeOf = (id: string): Date => new Date(Number(id.split('-')[0]))

/** Lists the entries of a journal, oldest first, without their steps. */
export async function listEntries(disk: Disk, journal: string): Promise<Pick<Entry, 'id' | 'state'>[]> {
  const names = await disk.list(journal)
  return names.sort().flatMap((name) => {
    const [, id, state] = /^(\d+-\w+)\.(draft|committed|undo|kept)$/.exec(name) ?? []
    return id === undefined ? [] : [{ id, state: state as State }]
  })
}

/**
 * Reads an entry with its steps.
 * @throws if the plan is damaged, which no crash can cause: an entry is committed only once it is on disk
 */
export async function readEntry(disk: Disk, journal: string, entry: Pick<Entry, 'id' | 'state'>): Promise<Entry> {
  const file = join(folderOf(journal, entry), planName)
  const plan = await disk.read(file)
  try {
    const { steps, isMixed = false } = JSON.parse(Buffer.from(plan?.bytes ?? []).toString())
    if (!Array.isArray(steps)) throw new TypeError('no steps')
    return { ...entry, steps, isMixed }
  } catch (cause) {
    throw new SaveError(
      'disk',
      file,
      `The journal of the editor cannot be read (${file}). Move its folder elsewhere and compare the files in it with the project, then start the editor again.`,
      cause,
    )
  }
}

/** Changes the state of an entry, so that the change survives a power cut. */
export async function moveTo(disk: Disk, journal: string, entry: Entry, state: State): Promise<Entry> {
  const moved = { ...entry, state }
  await disk.move(folderOf(journal, entry), folderOf(journal, moved))
  await disk.syncFolder(journal)
  return moved
}

/** Removes an entry. A crash in between leaves a draft, which the next start removes. */
export async function discard(disk: Disk, journal: string, entry: Pick<Entry, 'id' | 'state'>): Promise<void> {
  const folder = folderOf(journal, { ...entry, state: 'draft' })
  if (entry.state !== 'draft') await disk.move(folderOf(journal, entry), folder)
  for (const name of await disk.list(folder)) await disk.remove(join(folder, name))
  await disk.removeFolder(folder)
}
