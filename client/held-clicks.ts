/** What needs script to do anything at all; forms and radios are the browser's own and go on without. */
const NEEDS_SCRIPT = '[data-island] button[type=button]'

/** Clicks that came before the page could answer them. */
export interface HeldClicks {
  /** Lets the clicks go that an island has become able to answer. */
  replay: (island: Element) => void
  /** Gives up: the buttons are free again, nothing happens to the clicks, and their islands say why. */
  release: () => void
  /** Whether any waits. */
  any: () => boolean
}

/** Shows or hides the sentence that an island keeps for buttons whose script did not come. */
function sayMissing(within: Element | null, shown: boolean): void {
  const note = within?.querySelector<HTMLElement>('[data-missing]')
  if (note) note.hidden = !shown
}

/**
 * Holds clicks on buttons of islands that have not hydrated; a held button says that it is busy.
 * @param isLive whether an island answers by itself
 */
export function holdClicks(isLive: (island: Element) => boolean): HeldClicks {
  let held: HTMLElement[] = []
  const free = (button: Element) => button.removeAttribute('aria-busy')
  addEventListener(
    'click',
    (event) => {
      // A script can click on the document too, which has no `closest`.
      const button = (event.target as Element).closest?.<HTMLElement>(NEEDS_SCRIPT)
      const island = button?.closest('[data-island]')
      if (!button || !island || isLive(island)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      button.setAttribute('aria-busy', 'true')
      held.push(button)
    },
    true,
  )
  return {
    any: () => held.length > 0,
    replay(island) {
      sayMissing(island, false)
      const due = held.filter((button) => island.contains(button))
      held = held.filter((button) => !island.contains(button))
      // One per task: React draws in between, so that the second click meets what the first one changed.
      for (const button of due) {
        setTimeout(() => {
          free(button)
          button.click()
        })
      }
    },
    release() {
      for (const button of held) {
        free(button)
        sayMissing(button.closest('[data-island]'), true)
      }
      held = []
    },
  }
}
