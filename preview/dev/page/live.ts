/** What `npm run dev` adds to every page: the loader once React is there, edits as they are saved, and what is wrong in the content. */
import { followEdits } from './follow-edits'
import { holdClicks } from './hold-clicks'
import { noteLeaving } from './reload'
import { whenHydrated } from './when-hydrated'

declare global {
  interface Window {
    /** Called by the script that `complete-page.ts` puts behind this one. */
    livePage: typeof livePage
  }
}

function livePage(edit: string, startLoader: () => void): void {
  noteLeaving()
  const ready = whenHydrated()
  const doHeld = holdClicks()
  ready.then(() => {
    startLoader()
    doHeld()
    // What the loader waits for may be over.
    if (document.readyState === 'complete') dispatchEvent(new Event('pageshow'))
  })
  followEdits(edit, ready)
}

window.livePage = livePage
