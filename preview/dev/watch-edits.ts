import { watch } from 'node:fs'

/** An editor often writes a file in several steps; within this many milliseconds they are one edit. */
const ONE_EDIT_MS = 50

/**
 * Calls back after each edit below some folders.
 * @param paths folders or files, relative to the project's root
 * @param counts whether a change of a file is an edit, by its path within its folder
 * @returns ends the watching
 */
export function watchEdits(
  paths: readonly string[],
  edited: () => void,
  counts: (name: string) => boolean = () => true,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const soon = (_: string, name: string | null) => {
    if (name !== null && !counts(name)) return
    clearTimeout(timer)
    timer = setTimeout(edited, ONE_EDIT_MS)
  }
  const watchers = paths.map((path) => watch(path, { recursive: true }, soon))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
