import { controlAt, missing } from './load-tool'
import { isSlowLine } from './slow-line'

/** What tells that somebody is there. The last one is no reason to fetch something on a slow line. */
const MOVES = ['pointerdown', 'click', 'keydown', 'change', 'scroll']

/**
 * Loads what a page can do beyond being read, `client/tools/docs.ts`, at the reader's first move. A control that was used
 * before it came, also the search by its key `/`, is clicked when it is there. Where the file stays away a link is
 * followed, a button says so, and the next move tries again.
 * @param src address of the file
 */
export function awaitFirstMove(src: string): void {
  // Shows the buttons that do nothing without script.
  document.documentElement.dataset.js = ''
  const waiting = new AbortController()
  let held: ReturnType<typeof controlAt> | null
  let asked = false
  const note = (event: Event) => {
    const { type, target, key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent
    // No field to type in is there before the file.
    const used =
      key === '/'
        ? document.querySelector<HTMLAnchorElement>('[data-tool=search]')
        : type === 'click' && !shiftKey && controlAt(target)
    if (used && !ctrlKey && !metaKey) {
      event.preventDefault()
      held = used
    }
    if (asked) return
    asked = true
    const script = document.createElement('script')
    script.src = src
    script.onload = () => {
      waiting.abort()
      held?.click()
    }
    script.onerror = () => {
      script.remove()
      asked = false
      if (held) missing(held)
      held = null
    }
    document.head.append(script)
  }
  for (const type of isSlowLine() ? MOVES.slice(0, -1) : MOVES) addEventListener(type, note, { signal: waiting.signal })
}
