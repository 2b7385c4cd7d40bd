import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Journal } from '../journal/journal'
import type { Change } from '../journal/prepare'
import { SaveError } from '../journal/save-error'
import { MergeError } from '../merge/merge-messages'
import { checkWrite } from '../paths/check-write'
import { ruleFor, type WritePolicy } from '../paths/policy'
import { WriteError } from '../paths/write-error'
import { HttpError } from '../server/http-error'
import type { ProposedChange, Repository } from '../server/repository'
import { fileLister } from './list-files'
import { prepareChanges } from './prepare-changes'
import { versionNow } from './version-now'

/** Texts and bytes by path, as they would be after a save; null for a deleted file. */
export type Overlay = Readonly<Record<string, string | Uint8Array | null>>

/** The result of checking a save, in sentences for the person editing, the most important first. */
export interface SaveCheck {
  /** Mistakes that prevent it from being written. */
  errors: readonly string[]
  /** Possible mistakes in its files, which do not prevent it. */
  warnings: readonly string[]
}

/** A project whose files are edited. Nothing here knows what they mean. */
export interface ProjectSettings {
  /** The project's folder. */
  root: string
  policy: WritePolicy
  journal: Journal
  /** Checks the project as it would be after a save. */
  check: (files: Overlay) => Promise<SaveCheck>
  /** Returns further files that follow from a save, such as a list of dates. */
  complete?: (files: Overlay) => Promise<Overlay>
}

/** A project that the server reads and writes. */
export interface Project extends Repository {
  /** Runs work while nothing is being saved, after the saves before it. */
  runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result>
  /**
   * Writes files whatever their current versions, for example when a page is moved with all that belongs to it.
   * @param plan returns the files to write; called while nothing is being saved
   * @returns possible mistakes in the files, each in a sentence or two
   * @throws HttpError as a save does, and what `plan` throws
   */
  replace: (plan: () => Promise<Overlay>) => Promise<readonly string[]>
}

/** Opens a project for the server, which reads its files and saves changes that the check accepts. */
export function openProject({ root, policy, journal, check, complete }: ProjectSettings): Project {
  const list = fileLister(root, policy)
  let last: Promise<unknown> = Promise.resolve()

  function runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }

  async function save(proposed: readonly ProposedChange[]) {
    refuseMoves(proposed)
    try {
      const sent = proposed.flatMap(({ path, from, content }) => [
        { path, content },
        ...(from === undefined ? [] : [{ path: from, content: null }]),
      ])
      await checkWrite(root, sent, policy)
      const changes = await prepareChanges(root, policy, proposed)
      const files = overlayOf(changes)
      const { errors, warnings } = await check(files)
      if (errors.length > 0) throw new HttpError(422, listed(errors))
      const further = complete ? await changesOf(root, await complete(files)) : []
      const saved = await journal.save([...changes, ...further])
      const versions = new Map(saved.map(({ path, version }) => [path, version]))
      return { files: proposed.map(({ path }) => ({ path, version: versions.get(path) ?? null })), warnings }
    } catch (error) {
      throw refusalOf(error)
    }
  }

  async function replace(plan: () => Promise<Overlay>): Promise<readonly string[]> {
    const files = await plan()
    try {
      const sent = Object.entries(files).map(([path, content]) => ({ path, content }))
      await checkWrite(root, sent, policy)
      const { errors, warnings } = await check(files)
      if (errors.length > 0) throw new HttpError(422, `Nothing was changed. ${errors.join(' ')}`)
      await journal.save(await changesOf(root, { ...files, ...(await complete?.(files)) }))
      return warnings
    } catch (error) {
      throw refusalOf(error)
    }
  }

  return {
    list,
    async read(path) {
      if (ruleFor(path, policy) === undefined || !(await list()).some((file) => file.path === path)) return undefined
      return readFile(join(root, path))
    },
    /** Runs saves one after another, because each check depends on what the save before it has written. */
    save: (changes) => runExclusive(() => save(changes)),
    runExclusive,
    replace: (plan) => runExclusive(() => replace(plan)),
  }
}

/** Puts each of several mistakes on a line of its own. */
const listed = (errors: readonly string[]) =>
  errors.length === 1 ? errors.join('') : errors.map((error) => `• ${error}`).join('\n')

/**
 * Rejects a page that its form moves: it would lose its old address, and the links to it.
 * @throws HttpError
 */
function refuseMoves(proposed: readonly ProposedChange[]): void {
  const moved = proposed.find(({ from, path }) => from !== undefined && path.endsWith('.md'))
  if (moved)
    throw new HttpError(
      422,
      `This page would move from “${moved.from}” to “${moved.path}”, and its old address would lead nowhere. Choose the parent folder that it had, then save; “Move or delete it” above the form moves it with its links and keeps its old address.`,
    )
}

const overlayOf = (changes: readonly Change[]): Overlay =>
  Object.fromEntries(changes.map(({ path, content }) => [path, content]))

/** Returns changes to files that nobody had open, which replace whatever exists. */
const changesOf = (root: string, files: Overlay): Promise<Change[]> =>
  Promise.all(
    Object.entries(files).map(async ([path, content]) => ({ path, content, expected: await versionNow(root, path) })),
  )

/** Turns the errors that a save can cause into error responses, and returns others unchanged. */
function refusalOf(error: unknown): unknown {
  if (error instanceof WriteError || error instanceof MergeError) return new HttpError(422, error.message, error)
  if (!(error instanceof SaveError)) return error
  const status = { conflict: 409, busy: 503, disk: 507 }[error.problem]
  return new HttpError(status, error.message, error)
}
