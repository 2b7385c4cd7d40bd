import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { isAbsent } from '../../lib/shared/absent'

/** An editor often writes a file in several steps; within this many milliseconds they are one edit. */
const ONE_EDIT_MS = 50

/**
 * Whether the system itself watches a folder with all below it. Node does so for Linux, and loses a file there once an
 * editor has put another one in its place, as many do at each save; a folder by itself is never lost.
 */
const WATCHES_ALL = process.platform !== 'linux'

/**
 * Calls back after each edit of some files.
 * @param paths folders, with all below them, or files; relative to the project's root
 * @param counts whether a change of a file is an edit, by its path within its folder, with forward slashes
 * @returns ends the watching
 */
export function watchEdits(
  paths: readonly string[],
  edited: () => void,
  counts: (name: string) => boolean = () => true,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = new Map<string, FSWatcher>()
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        // First, so that nothing in a new folder is missed between the two.
        watchNew()
      } catch (error) {
        // Gone while it was looked at: its going is an edit of its own.
        if (!isAbsent(error)) throw error
        soon()
        return
      }
      edited()
    }, ONE_EDIT_MS)
  }
  const watchNew = () => {
    const there = new Map(paths.flatMap((path) => placesOf(path, counts)).map((place) => [place.key, place]))
    for (const [key, watcher] of watchers) {
      if (there.has(key)) continue
      watcher.close()
      watchers.delete(key)
    }
    for (const [key, { folder, isEdit, recursive }] of there) {
      if (watchers.has(key)) continue
      const watcher = watch(folder, { recursive }, (_, name) => {
        if (name === null || isEdit(name.split(sep).join('/'))) soon()
      })
      // A folder that went is looked for again at the edit that took it away.
      watcher.on('error', soon)
      watchers.set(key, watcher)
    }
  }
  watchNew()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** A folder that is watched. */
interface Place {
  /** Another one for another folder that takes the same name. */
  key: string
  folder: string
  recursive: boolean
  /** Whether a change of what is called so, seen from the folder, is an edit. */
  isEdit: (name: string) => boolean
}

function placesOf(path: string, counts: (name: string) => boolean): Place[] {
  const about = statSync(path, { throwIfNoEntry: false })
  if (!about?.isDirectory()) {
    const folder = dirname(path)
    return [{ key: `${path} ${folder}`, folder, recursive: false, isEdit: (name) => name === basename(path) }]
  }
  return (WATCHES_ALL ? [path] : foldersBelow(path)).flatMap((folder) => {
    const above = relative(path, folder).split(sep).join('/')
    const named = (name: string) => (above === '' ? name : `${above}/${name}`)
    const number = statSync(folder, { throwIfNoEntry: false })?.ino
    if (number === undefined || (above !== '' && !counts(above))) return []
    return [{ key: `${folder} ${number}`, folder, recursive: WATCHES_ALL, isEdit: (name) => counts(named(name)) }]
  })
}

function foldersBelow(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return [path, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))]
}
