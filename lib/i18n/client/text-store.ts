import type { LoadedTexts } from './translations'

/** Texts that are loaded later, as an external store for React's `useSyncExternalStore`. */
interface TextStore {
  /** The first subscriber starts loading, once the browser is idle. */
  subscribe(listener: () => void): () => void
  /** The loaded texts; null before they are loaded, under Save-Data and after a failure. */
  current(): LoadedTexts | null
}

/**
 * Whether the visitor has asked for less data. If so, the files are not loaded, because the page already has the texts.
 */
function savesData(): boolean {
  return Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData)
}

/**
 * Makes the store that all islands of a page share, so that the files are loaded once.
 * @param load loads the files; if it fails, the texts of the page are kept
 */
export function makeTextStore(load: () => Promise<LoadedTexts>): TextStore {
  const listeners = new Set<() => void>()
  let loaded: LoadedTexts | null = null
  let started = false

  async function start(): Promise<void> {
    try {
      loaded = await load()
    } catch {
      // The chunk is missing because the page is older than the deployment, or the connection failed.
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
