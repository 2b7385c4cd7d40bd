/** Plays a video, unless reduced motion is preferred. If its files could not be loaded, they are requested again. */
export function play(video: HTMLVideoElement | null): void {
  if (!video || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // If the style sheet shows the site's own button, it hides a video with the browser's controls. Reading the style
  // also forces the layout of a panel that has just been chosen.
  if (getComputedStyle(video).visibility === 'hidden') video.controls = false
  if (video.error || video.networkState === video.NETWORK_NO_SOURCE) video.load()
  video.play().catch(({ name }: Error) => {
    // It was interrupted by another play or pause, which applies instead.
    if (name !== 'AbortError') video.pause()
  })
}

/**
 * Plays a video once its panel has been drawn. On a slow phone, starting a video takes as long as drawing the panel.
 * @returns a function that cancels it
 */
export function playOnceDrawn(video: HTMLVideoElement | null): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => play(video))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Pauses a video that is playing. */
export function pause(video: HTMLVideoElement | null): void {
  if (video && !video.paused) video.pause()
}
