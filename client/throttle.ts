/**
 * Returns a function that calls `run` immediately, and then at most every `ms` milliseconds. Calls in between become
 * one call at the end of the interval, so that the last state is always handled.
 */
export function throttle(run: () => void, ms: number): () => void {
  // Long enough ago for the first call to run immediately.
  let last = -ms
  let timer: ReturnType<typeof setTimeout> | undefined
  const runNow = () => {
    timer = undefined
    last = performance.now()
    run()
  }
  return () => {
    if (timer !== undefined) return
    const wait = last + ms - performance.now()
    if (wait <= 0) runNow()
    else timer = setTimeout(runNow, wait)
  }
}

/** Returns a function that calls `run` once `ms` milliseconds have passed without another call. */
export function debounce(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
}
