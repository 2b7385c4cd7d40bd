import { watch } from 'node:fs'

/** An editor often writes a file in several steps; within this many milliseconds they are one edit. */
const ONE_EDIT_MS = 50

/**
 * Calls back after each edit below some folders.
 * @param folders relative to the project's root
 * @returns ends the watching
 */
export function watchEdits(folders: readonly string[], edited: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(edited, ONE_EDIT_MS)
  }
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, soon))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
