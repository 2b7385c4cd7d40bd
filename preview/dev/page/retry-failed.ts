import { reload } from './reload'
import { isErrorPage } from './when-hydrated'

/** Milliseconds between two requests. */
const RETRY_DELAY_MS = 1500

/**
 * Once the content has no mistakes, keeps requesting a page that failed until it works, and then reloads it. The event
 * for a fix arrives before Next has compiled it, perhaps even before this page has loaded.
 * @param hasMistakes whether there are mistakes, as far as this page knows; if so, nothing is requested, because each
 *   failed request would show up in the terminal
 * @param begin reloads the page; replaced in tests
 * @returns a function that stops the requests
 */
export function retryFailed(hasMistakes: () => boolean, begin: () => void = reload): () => void {
  let timer: number | undefined
  const retry = async () => {
    // Reads the whole response, because an error while rendering comes after the head.
    const isWorking =
      document.visibilityState === 'visible' &&
      !hasMistakes() &&
      (await fetch(location.href).then(
        ({ ok }) => ok,
        // The server does not respond, and may come back.
        () => false,
      ))
    if (isWorking) begin()
    else wait()
  }
  const wait = () => {
    timer = window.setTimeout(() => void retry(), RETRY_DELAY_MS)
  }
  if (isErrorPage()) wait()
  return () => clearTimeout(timer)
}
