import type { LoadedTexts } from './translations'

/** Texts that come later, in the form that React's `useSyncExternalStore` takes. */
export interface TextStore {
  /** The first subscriber starts the load, when the browser has time for it. */
  subscribe(listener: () => void): () => void
  /** What has been loaded so far: null before, under Save-Data and after a failure. */
  current(): LoadedTexts | null
}

/** A visitor who asks for less data never gets the files: the texts are in the page already. */
function savesData(): boolean {
  return Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData)
}

/**
 * Makes the store that all islands of a page share; the files are read once for all of them.
 * @param load reads the files; where it fails, the texts of the page simply stay
 */
export function makeTextStore(load: () => Promise<LoadedTexts>): TextStore {
  const listeners = new Set<() => void>()
  let loaded: LoadedTexts | null = null
  let started = false

  async function start(): Promise<void> {
    try {
      loaded = await load()
    } catch {
      // The chunk is missing: an older page after a deploy, or a line that dropped.
      return
    }
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (!started && !savesData()) {
        started = true
        if ('requestIdleCallback' in window) window.requestIdleCallback(start)
        else setTimeout(start)
      }
      return () => listeners.delete(listener)
    },
    current: () => loaded,
  }
}
