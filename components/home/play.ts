/** Lets a film play, unless its visitor wants less motion. One whose files did not come asks for them again. */
export function play(film: HTMLVideoElement | null): void {
  if (!film || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // The style sheet hides a film with the browser's own controls where it shows a button of the site's. The question
  // also gives a panel its boxes that was chosen just now.
  if (getComputedStyle(film).visibility === 'hidden') film.controls = false
  if (film.error || film.networkState === film.NETWORK_NO_SOURCE) film.load()
  film.play().catch(({ name }: Error) => {
    // Another pause or play has come in between: the last one counts.
    if (name !== 'AbortError') film.pause()
  })
}

/**
 * Lets a film play once its panel is drawn. Starting one takes a slow phone as long as drawing the panel does.
 * @returns what gives the wish up again
 */
export function playOnceDrawn(film: HTMLVideoElement | null): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => play(film))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Pauses a film that plays. */
export function pause(film: HTMLVideoElement | null): void {
  if (film && !film.paused) film.pause()
}
