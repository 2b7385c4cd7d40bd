import { readFile } from 'node:fs/promises'
import type { KeptSave, Overwritten } from '../journal/overwritten'
import { versionOf } from '../journal/version'
import { alignEqual } from '../merge/align'
import type { Overlay } from '../project/open-project'
import { readNow } from '../project/version-now'
import { PlanError } from './move-page'

/** A page to restore, as it was before a save. */
export interface BroughtBack {
  /** The save that has overwritten it. */
  save: KeptSave
  /** The main file of the page, such as the text of a case. */
  main: string
  /** The versions of its files that this save has overwritten. */
  files: readonly Overwritten[]
  /** Whether a file belongs to the page. */
  isOwn: (path: string) => Promise<boolean>
}

/** The kept versions of all files. */
export interface KeptVersions {
  root: string
  /** The versions, newest first. */
  versions: readonly Overwritten[]
  /** A file that is made from the others, and so is never restored. */
  derived: string
  /** Returns the name of a file on the screen. */
  nameOf: (path: string) => Promise<string>
}

/**
 * Returns the files that restore an earlier version of a page. If the page had been deleted or moved, changes
 * that this made to other files, such as links, are reverted too, even if those files have been edited since.
 * @throws PlanError if a version is no longer kept, or lines to revert have been edited since
 */
export async function planBringBack(
  { save, main, files: own, isOwn }: BroughtBack,
  kept: KeptVersions,
): Promise<Overlay> {
  const { root, versions } = kept
  const files: Record<string, Uint8Array | null> = {}
  const isThere = (await readNow(root, main)) !== undefined
  const last = isThere ? undefined : versions.find((each) => each.path === main && each.reason === 'deleted')?.save
  // A version from before the page was deleted needs what was deleted with it.
  if (last && last.id !== save.id)
    for (const version of versions)
      if (version.save.id === last.id && (await isOwn(version.path))) files[version.path] = await bytesOf(version)
  const removal = save.steps.some(({ path, after }) => path === main && after === null) ? save : last
  if (removal) Object.assign(files, await revertOthers(removal, isOwn, kept))
  for (const version of own) files[version.path] = await bytesOf(version)
  return files
}

/** Returns the other files that a save has changed, as they were before it. */
async function revertOthers(
  { id, steps, isMixed }: KeptSave,
  isOwn: BroughtBack['isOwn'],
  kept: KeptVersions,
): Promise<Overlay> {
  const { root, versions, derived, nameOf } = kept
  const files: Record<string, Uint8Array | null> = {}
  if (isMixed) return files
  for (const { path, before, after } of steps) {
    if (path === derived || (await isOwn(path))) continue
    const found = await readNow(root, path)
    const now = found ? versionOf(found) : null
    if (now === before) continue
    const old = versions.find((each) => each.path === path && each.save.id === id)
    if (before === null) files[path] = null
    else if (!old)
      throw new PlanError(
        `The earlier version of “${await nameOf(path)}” is no longer kept. Ask an engineer to bring it back with Git.`,
      )
    else if (now === after) files[path] = await bytesOf(old)
    else files[path] = await revertLines(path, found, { before: old, after: after ?? '' }, kept)
  }
  return files
}

/** Returns a file with the lines that a save changed as they were before it. */
async function revertLines(
  path: string,
  found: Uint8Array | undefined,
  change: { before: Overwritten; after: string },
  { versions, nameOf }: KeptVersions,
): Promise<Uint8Array> {
  const changed = new PlanError(
    `“${await nameOf(path)}” has been edited since, in the same lines. Bring its own earlier version back first, then try again.`,
  )
  const written = await findVersion(path, change.after, versions)
  if (!found || !written) throw changed
  const linesOf = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString()
      .split(/(?<=\n)/)
  const lines = applyLines(linesOf(written), linesOf(await bytesOf(change.before)), linesOf(found))
  if (!lines) throw changed
  return Buffer.from(lines.join(''))
}

/** Returns the content of a version, if a save has overwritten it and it is still kept; otherwise undefined. */
async function findVersion(path: string, version: string, versions: readonly Overwritten[]) {
  for (const each of versions) {
    if (each.path !== path) continue
    const bytes = await bytesOf(each)
    if (versionOf(bytes) === version) return bytes
  }
  return undefined
}

/**
 * Applies to `now` the changes that turn `before` into `after`. Each needs only the lines that it replaces, or one next
 * to it, so that either of two lines added to the end of a list can be removed.
 * @returns undefined if one of these lines is no longer there
 */
export function applyLines(
  before: readonly string[],
  after: readonly string[],
  now: readonly string[],
): string[] | undefined {
  const present = new Map(alignEqual(before, now))
  const removed = new Set<number>()
  /** New lines, by the index of the line of `now` that they precede. */
  const added = new Map<number, string[]>()
  let [start, startAfter] = [0, 0]
  for (const [end, endAfter] of [...alignEqual(before, after), [before.length, after.length] as const]) {
    const replaced = Array.from({ length: end - start }, (_, index) => present.get(start + index))
    if (replaced.some((index) => index === undefined)) return undefined
    const lines = after.slice(startAfter, endAfter)
    if (lines.length > 0) {
      const previous = start === 0 ? -1 : present.get(start - 1)
      const next = end === before.length ? now.length : present.get(end)
      const position = replaced[0] ?? (previous === undefined ? next : previous + 1)
      if (position === undefined) return undefined
      added.set(position, [...(added.get(position) ?? []), ...lines])
    }
    for (const index of replaced) removed.add(index as number)
    ;[start, startAfter] = [end + 1, endAfter + 1]
  }
  const isKept = (index: number) => !removed.has(index)
  return [...now, undefined].flatMap((line, index) => [
    ...(added.get(index) ?? []),
    ...(line !== undefined && isKept(index) ? [line] : []),
  ])
}

/** @throws PlanError if it was removed in the meantime */
async function bytesOf({ file }: Overwritten): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch {
    throw new PlanError('This version is no longer kept. Reload the page, and choose another one.')
  }
}
