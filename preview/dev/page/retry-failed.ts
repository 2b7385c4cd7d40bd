import { reload } from './reload'
import { isFailed } from './when-hydrated'

/** Milliseconds between two requests. */
const RETRY_DELAY_MS = 1500

/**
 * Once the content has no mistakes, requests a page that could not be shown until it can be, and then reloads it. The news of a
 * fix arrives before Next has compiled it, perhaps even before this page.
 * @param isWrong whether there are mistakes, as far as this page knows: each failed request would show up in the terminal
 * @param begin reloads the page; replaced in tests
 * @returns a function that stops the requests
 */
export function retryFailed(isWrong: () => boolean, begin: () => void = reload): () => void {
  let timer: number | undefined
  const ask = async () => {
    // Reads the whole response, because an error while rendering comes after the head.
    const isWorking =
      document.visibilityState === 'visible' &&
      !isWrong() &&
      (await fetch(location.href).then(
        ({ ok }) => ok,
        // The server does not respond, and may come back.
        () => false,
      ))
    if (isWorking) begin()
    else wait()
  }
  const wait = () => {
    timer = window.setTimeout(() => void ask(), RETRY_DELAY_MS)
  }
  if (isFailed()) wait()
  return () => clearTimeout(timer)
}
