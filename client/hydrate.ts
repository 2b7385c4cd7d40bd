import { withSessionStorage } from '../lib/shared/storage'
import { fetchAll } from './fetch-all'
import { holdClicks } from './held-clicks'
import { isResting } from './is-resting'
import { isSlowLine } from './slow-line'

const ISLAND = '[data-island]'

/** Where moves count on a page that React draws outside of islands alone: everywhere. */
const ANYWHERE = 'body *'

/** How near an island must come while the page is scrolled, in pixels. */
const NEAR_PX = 300

/** How often a page that is in use is looked at again, in milliseconds. */
const LOOK_AGAIN_MS = 99

/** A page that has not hydrated this long after its scripts came never will: what waits is let go. In milliseconds. */
const GIVE_UP_AFTER_MS = 10_000

/**
 * Starts React at the visitor's first move towards an island, and not before.
 *
 * All or nothing: every file is fetched first, and only then the scripts are inserted, so that a page is never half
 * hydrated; React starts with the last one. Where a file stays away the page goes on as it was, and the next move tries again. On a page without islands
 * every element is awaited: a client component by itself comes to life too.
 * @param files addresses in the order in which they must run; the first one carries React's payload
 * @param patience where something works before React does, and must not be held up by it: each script waits until the
 *   visitor has not moved for so long, in milliseconds, unless a click is held
 */
export function hydrateOnIntent(files: readonly string[], patience: number): void {
  const slow = isSlowLine()
  const awaited = document.querySelector(ISLAND) ? ISLAND : ANYWHERE
  // Events come from documents and windows as well.
  const isAwaited = (target: EventTarget | null) => (target as Element | null)?.closest?.(awaited)
  const live = new Set<Element>()
  let fetched: Promise<unknown> | undefined
  let started = false
  /** How many of the files have run. Each runs once, however often the rest is tried. */
  let ran = 0
  /** When the visitor moved last, in milliseconds since the page began. */
  let moved = 0

  const fetchOnce = (): Promise<unknown> => {
    fetched ??= fetchAll(files)
    return fetched
  }
  const insert = (): void => {
    const file = files[ran]
    if (!file) return
    if (performance.now() < moved + patience && !clicks.any()) {
      setTimeout(insert, LOOK_AGAIN_MS)
      return
    }
    const script = document.createElement('script')
    script.src = file
    // React looks for the attribute, and would insert the script again without.
    script.async = true
    // One after another: behind one that stays away none runs, and the next try goes on with it.
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

  // Before clicks are held: a held one goes no further, and may be the only move that there is. A finger that comes down is
  // not awaited but what it does: React would start between the two, and hold up the choice of a tab.
  const moves = ['keydown', 'focusin', 'input', 'click', 'pointermove']
  for (const type of slow ? moves.slice(0, -1) : moves) {
    addEventListener(
      type,
      (event) => {
        moved = event.timeStamp
        if (!started && !isResting(event as PointerEvent) && isAwaited(event.target)) start()
      },
      { capture: true, passive: true },
    )
  }
  const clicks = holdClicks((island) => live.has(island))
  for (const type of ['island:ready', 'island:fault']) {
    addEventListener(type, ({ target }) => {
      live.add(target as Element)
      clicks.replay(target as Element)
    })
  }
  if (keepsDraft() || isAwaited(document.activeElement)) start()
  if (slow) return
  watchNearness(start)
  const idle = window.requestIdleCallback ?? setTimeout
  // Where this fails nobody waits, and the visitor's move tries again.
  addEventListener('load', () => idle(() => fetchOnce().catch(() => started || giveUp())))
}

/** A form that was begun before this page was loaded anew: its words come back with React. */
const keepsDraft = (): boolean | undefined =>
  withSessionStorage((storage) => Object.keys(storage).some((key) => /^draft:/.test(key)))

/** Calls `start` when scrolling brings an island near; what is near at first waits for the visitor's move. */
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
