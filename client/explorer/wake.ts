import { isResting } from '../is-resting'
import { isSlowLine } from '../slow-line'

/** What tells that somebody wants the stage to move. The last one is no reason to fetch something on a slow line. */
const INTENTS = ['pointerdown', 'click', 'keydown', 'focusin', 'input', 'pointermove']

/**
 * An address with a state of the explorer in it, such as `#v=b&t=4.2`. Those of sections have no such sign, and one of
 * which nothing is to be understood is no reason to move anything.
 */
const STATE =
  /[#&]((v=[ab]|view=swipe|t=-?\d+(\.\d{1,3})?|a=-?\d+(\.-?\d+){3}|h=[01])(&|$)|p=[ab](\d+(\.\d+)*)?([_&]|$))/

/** Does a fragment say a state that the explorer can understand, as far as that is known without the data? */
export const saysState = (hash: string): boolean => STATE.test(hash)

/**
 * Loads what makes the stage of a case move, `client/tools/explorer.ts`, at the first intent on it or where the address
 * says a state. Where the file stays away the page says so, the stage stays as it was, and the next press tries again.
 * @param src address of the file
 */
export function wakeExplorer(src: string): void {
  const stage = document.querySelector<HTMLElement>('[data-explorer]')
  if (!stage) return
  // Shows what does nothing without script.
  document.documentElement.dataset.js = ''
  const waiting = new AbortController()
  let asked = false
  let failed = false
  const wake = (event: Event) => {
    if ('awake' in stage.dataset) return waiting.abort()
    const { type, target } = event
    // Pressed before its script and its data are here: done when they are.
    if (type === 'click' && (target as Element).closest('[data-play]')) stage.dataset.held = ''
    if (asked || isResting(event as PointerEvent) || (failed && type === 'pointermove')) return
    asked = true
    const script = document.createElement('script')
    script.src = src
    script.onerror = () => {
      script.remove()
      asked = false
      failed = true
      delete stage.dataset.held
      const [line, again] = stage.querySelectorAll<HTMLElement>('[data-said], [data-again]')
      if (!line || !again) return
      line.textContent = line.dataset.said ?? ''
      again.hidden = false
    }
    document.head.append(script)
  }
  const { signal } = waiting
  for (const type of isSlowLine() ? INTENTS.slice(0, -1) : INTENTS) stage.addEventListener(type, wake, { signal })
  const follow = (event: Event) => saysState(location.hash) && wake(event)
  addEventListener('hashchange', follow, { signal })
  follow(new Event('load'))
}
