/** How long a visitor who is on the way to another page is waited for, in milliseconds: a page that Next compiles takes some seconds. */
const LEAVING_MS = 10_000

let leftAt = Number.NEGATIVE_INFINITY

/** Notes from now on when somebody leaves the page: the browser says so as soon as it asks for the next one. */
export function noteLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
}

/**
 * Loads the page again. Whoever has followed a link is not called back: the page waits whether they come away.
 * @param begin given by tests
 */
export function reload(begin: () => void = () => location.reload()): void {
  const wait = leftAt + LEAVING_MS - performance.now()
  if (wait > 0) setTimeout(begin, wait)
  else begin()
}
