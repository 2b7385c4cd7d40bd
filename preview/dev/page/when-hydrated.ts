/** How often it is looked for, in milliseconds. */
const LOOK_MS = 30

/** React keeps its notes at the nodes that it has taken over, under names that begin so. */
const NOTES = '__reactFiber$'

const isTaken = (node: Element): boolean => Object.keys(node).some((name) => name.startsWith(NOTES))

/** Nodes that React takes over one after another: the page, and what stands inside of each island. */
const landmarks = (): Element[] => [document.body, ...document.querySelectorAll('[data-island] > :first-child')]

/**
 * Waits until React has taken over the page: whatever is changed before, it takes for a mistake of the server. Pages
 * without React, such as those that say that one cannot be drawn, are ready when they are parsed.
 */
export function whenHydrated(): Promise<void> {
  return new Promise((ready) => {
    const look = () => {
      const isReady = document.readyState !== 'loading' && (isFailed() || landmarks().every(isTaken))
      if (isReady) ready()
      else setTimeout(look, LOOK_MS)
    }
    look()
  })
}

/** Whether this stands in the place of a page that cannot be drawn. */
export const isFailed = (): boolean =>
  document.documentElement.hasAttribute('data-failed') || document.documentElement.id === '__next_error__'
