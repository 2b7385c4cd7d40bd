/** Buttons that do nothing without a script. Forms and radio buttons work without one. */
const NEEDS_SCRIPT = '[data-island] button[type=button]'

/** Clicks that came before the page could respond to them. */
interface HeldClicks {
  /** Repeats the clicks on an island that has hydrated. */
  replay: (island: Element) => void
  /** Gives up: drops the clicks, no longer marks the buttons as busy, and shows the message of their islands. */
  release: () => void
  /** Whether any click is being held. */
  any: () => boolean
}

/** Shows or hides the message of an island whose script could not be loaded. */
function toggleMessage(within: Element | null, shown: boolean): void {
  const note = within?.querySelector<HTMLElement>('[data-missing]')
  if (note) note.hidden = !shown
}

/**
 * Holds clicks on buttons of islands that have not hydrated, and marks these buttons as busy.
 * @param isHydrated whether an island has hydrated
 */
export function holdClicks(isHydrated: (island: Element) => boolean): HeldClicks {
  let held: HTMLElement[] = []
  const clearBusy = (button: Element) => button.removeAttribute('aria-busy')
  addEventListener(
    'click',
    (event) => {
      // A script can also dispatch a click on the document, which has no `closest`.
      const button = (event.target as Element).closest?.<HTMLElement>(NEEDS_SCRIPT)
      const island = button?.closest('[data-island]')
      if (!button || !island || isHydrated(island)) return
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
      toggleMessage(island, false)
      const waiting = held.filter((button) => island.contains(button))
      held = held.filter((button) => !island.contains(button))
      // One click per task: React renders in between, so the second click acts on what the first one changed.
      for (const button of waiting) {
        setTimeout(() => {
          clearBusy(button)
          button.click()
        })
      }
    },
    release() {
      for (const button of held) {
        clearBusy(button)
        toggleMessage(button.closest('[data-island]'), true)
      }
      held = []
    },
  }
}
