import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { isAbsent } from '../../lib/shared/absent'

/** Changes within this many milliseconds count as one edit, because editors often write a file in several steps. */
const ONE_EDIT_MS = 50

/**
 * Whether the system can watch a folder with all its sub-folders. On Linux, Node emulates that, and loses track of a
 * file once an editor replaces it, as many do at each save. Watching a single folder is reliable.
 */
const CAN_WATCH_RECURSIVELY = process.platform !== 'linux'

/**
 * Calls back after each edit of some files.
 * @param paths files, or folders with all their sub-folders, relative to the root of the project
 * @param isCounted whether a change to a file counts as an edit, by its path within its folder, with forward slashes
 * @returns a function that stops watching
 */
export function watchEdits(
  paths: readonly string[],
  edited: () => void,
  isCounted: (name: string) => boolean = () => true,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = new Map<string, FSWatcher>()
  const scheduleCallback = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        // Before the callback, so that no edit in a new folder is missed.
        watchNew()
      } catch (error) {
        // A folder was deleted while it was being read, which counts as another edit.
        if (!isAbsent(error)) throw error
        scheduleCallback()
        return
      }
      edited()
    }, ONE_EDIT_MS)
  }
  const watchNew = () => {
    const current = new Map(
      paths.flatMap((path) => watchedFolders(path, isCounted)).map((watched) => [watched.key, watched]),
    )
    for (const [key, watcher] of watchers) {
      if (current.has(key)) continue
      watcher.close()
      watchers.delete(key)
    }
    for (const [key, { folder, isEdit, recursive }] of current) {
      if (watchers.has(key)) continue
      const watcher = watch(folder, { recursive }, (_, name) => {
        if (name === null || isEdit(name.split(sep).join('/'))) scheduleCallback()
      })
      // The deletion of a folder is an edit, after which this looks for the folder again.
      watcher.on('error', scheduleCallback)
      watchers.set(key, watcher)
    }
  }
  watchNew()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** A folder to watch. */
interface Watched {
  /** Differs if another folder takes the same name. */
  key: string
  folder: string
  recursive: boolean
  /** Whether a change counts as an edit, by the path from this folder. */
  isEdit: (name: string) => boolean
}

function watchedFolders(path: string, isCounted: (name: string) => boolean): Watched[] {
  const status = statSync(path, { throwIfNoEntry: false })
  if (!status?.isDirectory()) {
    const folder = dirname(path)
    return [{ key: `${path} ${folder}`, folder, recursive: false, isEdit: (name) => name === basename(path) }]
  }
  return (CAN_WATCH_RECURSIVELY ? [path] : foldersBelow(path)).flatMap((folder) => {
    const above = relative(path, folder).split(sep).join('/')
    const pathOf = (name: string) => (above === '' ? name : `${above}/${name}`)
    const inode = statSync(folder, { throwIfNoEntry: false })?.ino
    if (inode === undefined || (above !== '' && !isCounted(above))) return []
    return [
      {
        key: `${folder} ${inode}`,
        folder,
        recursive: CAN_WATCH_RECURSIVELY,
        isEdit: (name) => isCounted(pathOf(name)),
      },
    ]
  })
}

function foldersBelow(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return [path, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))]
}
