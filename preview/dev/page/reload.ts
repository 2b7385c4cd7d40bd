/** Milliseconds to wait for somebody who is leaving for another page, which Next may take seconds to compile. */
const LEAVING_MS = 10_000

let leftAt = Number.NEGATIVE_INFINITY

/** Records when somebody leaves the page. The browser reports it as soon as it requests the next one. */
export function noteLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
}

/**
 * Reloads the page. If somebody has just followed a link, it waits first, so as not to bring them back.
 * @param begin starts the reload; replaced in tests
 */
export function reload(begin: () => void = () => location.reload()): void {
  const wait = leftAt + LEAVING_MS - performance.now()
  if (wait > 0) setTimeout(begin, wait)
  else begin()
}
