import { siteConfig } from '../../../site.config'
import type { LoadedTexts } from './translations'

let loaded: LoadedTexts | null = null
let started = false
const listeners = new Set<() => void>()

/** The language of the page, or the site's default where the page names one that has no file. */
function pageLanguage(): string {
  const { exported, default: fallback } = siteConfig.locales
  const { lang } = document.documentElement
  return exported.find((lng) => lng === lang) ?? fallback
}

/** A visitor who asks for less data never gets the files: the texts are in the page already. */
function savesData(): boolean {
  return Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData)
}

async function start(): Promise<void> {
  try {
    const { loadTranslations } = await import('./translations')
    loaded = await loadTranslations(pageLanguage())
    for (const listener of listeners) listener()
  } catch {
    // The chunk is missing (an older page after a deploy, a line that dropped): the texts of the page stay.
  }
}

/** Called after hydration by the first island that shows texts; the files are read once for all of them, when there is time. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!started && !savesData()) {
    started = true
    if ('requestIdleCallback' in window) window.requestIdleCallback(start)
    else setTimeout(start)
  }
  return () => listeners.delete(listener)
}

/** What has been loaded so far: null on the server, during hydration, under Save-Data and after a failure. */
export function currentTexts(): LoadedTexts | null {
  return loaded
}
