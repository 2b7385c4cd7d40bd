import { reload } from './reload'
import { isFailed } from './when-hydrated'

/** How long the server is left alone between two questions, in milliseconds. */
const AGAIN_MS = 1500

/**
 * Once nothing is wrong in the content any more, asks for a page that could not be drawn until it can be, and loads it then.
 * That a file was mended is heard sooner than Next has compiled it, and may have been heard before this page came.
 * @param isWrong whether something is wrong, as far as this page has heard: each answer that fails is told in the terminal
 * @param begin loads the page again; given by tests
 * @returns ends the asking
 */
export function retryFailed(isWrong: () => boolean, begin: () => void = reload): () => void {
  let timer: number | undefined
  const ask = async () => {
    // By its whole answer: what fails while a page is drawn comes after the head.
    const isThere =
      document.visibilityState === 'visible' &&
      !isWrong() &&
      (await fetch(location.href).then(
        ({ ok }) => ok,
        // The server is away; it may come back.
        () => false,
      ))
    if (isThere) begin()
    else wait()
  }
  const wait = () => {
    timer = window.setTimeout(() => void ask(), AGAIN_MS)
  }
  if (isFailed()) wait()
  return () => clearTimeout(timer)
}
