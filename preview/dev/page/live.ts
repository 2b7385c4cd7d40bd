/**
 * What `npm run dev` adds to every page: the loader, started after React; edits as they are saved; mistakes in the
 * content.
 */
import { followEdits } from './follow-edits'
import { holdClicks } from './hold-clicks'
import { noteLeaving } from './reload'
import { whenHydrated } from './when-hydrated'

declare global {
  interface Window {
    /** Called by the script that `complete-page.ts` puts after this one. */
    livePage: typeof livePage
  }
}

function livePage(edit: string, startLoader: () => void): void {
  noteLeaving()
  const ready = whenHydrated()
  const releaseClicks = holdClicks()
  ready.then(() => {
    startLoader()
    releaseClicks()
    // The event that the loader waits for may have passed.
    if (document.readyState === 'complete') dispatchEvent(new Event('pageshow'))
  })
  followEdits(edit, ready)
}

window.livePage = livePage
