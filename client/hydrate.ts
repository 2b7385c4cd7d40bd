import { withSessionStorage } from '../lib/shared/storage'
import { fetchAll } from './fetch-all'
import { holdClicks } from './held-clicks'
import { isResting } from './is-resting'
import { isSlowConnection } from './slow-connection'

const ISLAND = '[data-island]'

/** On a page whose client components are not in islands, an interaction anywhere counts. */
const ANYWHERE = 'body *'

/** React starts when scrolling brings an island this close to the window, in pixels. */
const NEAR_PX = 300

/** How often to check whether the visitor has paused, in milliseconds. */
const POLL_INTERVAL_MS = 99

/**
 * How long after its scripts have arrived a page may take to hydrate before held clicks are dropped, in milliseconds.
 */
const GIVE_UP_AFTER_MS = 10_000

/**
 * Starts React when the visitor first interacts with an island or scrolls one close, or immediately if a draft must be
 * restored or an island already has the focus. On a slow connection, neither scrolling nor moving the pointer counts,
 * and nothing is fetched in advance.
 *
 * All files are fetched first, and only then inserted as scripts, so that a page is never half hydrated; React starts
 * with the last one. If a file cannot be fetched, the page works as before, and the next interaction tries again. On a
 * page without islands any element counts, because client components may be anywhere.
 * @param files URLs in the order in which they must run; the first file contains React's payload
 * @param idleMs how long the visitor must have paused before each script is inserted, in milliseconds, unless a click
 * is held: for pages where something works before React does and must not be blocked by it
 */
export function hydrateOnIntent(files: readonly string[], idleMs: number): void {
  const slow = isSlowConnection()
  const awaited = document.querySelector(ISLAND) ? ISLAND : ANYWHERE
  // The target of an event may be the document or the window.
  const isAwaited = (target: EventTarget | null) => (target as Element | null)?.closest?.(awaited)
  const hydrated = new Set<Element>()
  let fetched: Promise<unknown> | undefined
  let started = false
  /** How many of the files have run. Each runs once, even if later ones are tried again. */
  let ran = 0
  /** When the visitor last interacted, in milliseconds since the page was opened. */
  let lastInteraction = 0

  const fetchOnce = (): Promise<unknown> => {
    fetched ??= fetchAll(files)
    return fetched
  }
  const insert = (): void => {
    const file = files[ran]
    if (!file) return
    if (performance.now() < lastInteraction + idleMs && !clicks.any()) {
      setTimeout(insert, POLL_INTERVAL_MS)
      return
    }
    const script = document.createElement('script')
    script.src = file
    // React looks for this attribute, and would otherwise insert the script again.
    script.async = true
    // One after another: if one cannot be loaded, none after it runs, and the next attempt continues with it.
    script.onload = () => {
      ran++
      insert()
    }
    script.onerror = () => {
      script.remove()
      giveUp()
    }
    document.head.append(script)
    setTimeout(clicks.release, GIVE_UP_AFTER_MS)
  }
  const giveUp = (): void => {
    started = false
    fetched = undefined
    clicks.release()
  }
  const start = (): void => {
    if (!started) fetchOnce().then(insert, giveUp)
    started = true
  }

  // Registered before clicks are held: a held click goes no further, and may be the only interaction. `pointerdown` is
  // not among them: React would start between press and release, and delay the change of tabs.
  const interactions = ['keydown', 'focusin', 'input', 'click', 'pointermove']
  for (const type of slow ? interactions.slice(0, -1) : interactions) {
    addEventListener(
      type,
      (event) => {
        lastInteraction = event.timeStamp
        if (!started && !isResting(event as PointerEvent) && isAwaited(event.target)) start()
      },
      { capture: true, passive: true },
    )
  }
  const clicks = holdClicks((island) => hydrated.has(island))
  for (const type of ['island:ready', 'island:fault']) {
    addEventListener(type, ({ target }) => {
      hydrated.add(target as Element)
      clicks.replay(target as Element)
    })
  }
  if (hasDraft() || isAwaited(document.activeElement)) start()
  if (slow) return
  watchNearness(start)
  const idle = window.requestIdleCallback ?? setTimeout
  // If this fails, nobody is waiting, and the visitor's next interaction tries again.
  addEventListener('load', () => idle(() => fetchOnce().catch(() => started || giveUp())))
}

/** Whether a draft was stored before the page was reloaded, for React to restore. */
const hasDraft = (): boolean | undefined =>
  withSessionStorage((storage) => Object.keys(storage).some((key) => /^draft:/.test(key)))

/**
 * Calls `start` when scrolling brings an island close. One that is close from the start waits for the visitor's
 * interaction.
 */
function watchNearness(start: () => void): void {
  const far = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) far.add(target)
        else if (far.has(target)) start()
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  )
  for (const island of document.querySelectorAll(ISLAND)) observer.observe(island)
}
