/** Milliseconds between two checks. */
const CHECK_INTERVAL_MS = 30

/** The start of the name of the property that React adds to each node that it has hydrated. */
const FIBER = '__reactFiber$'

const isHydrated = (node: Element): boolean => Object.keys(node).some((name) => name.startsWith(FIBER))

/** Returns the nodes that React hydrates one after another: the page, and the content of each island. */
const hydratedNodes = (): Element[] => [document.body, ...document.querySelectorAll('[data-island] > :first-child')]

/**
 * Waits until React has hydrated the page, because React reports any earlier change as a mismatch. A page shown instead
 * of one that failed is ready once it is parsed.
 */
export function whenHydrated(): Promise<void> {
  return new Promise((ready) => {
    const check = () => {
      const isReady = document.readyState !== 'loading' && (isErrorPage() || hydratedNodes().every(isHydrated))
      if (isReady) ready()
      else setTimeout(check, CHECK_INTERVAL_MS)
    }
    check()
  })
}

/** Whether this page is shown instead of one that failed. */
export const isErrorPage = (): boolean =>
  document.documentElement.hasAttribute('data-failed') || document.documentElement.id === '__next_error__'
