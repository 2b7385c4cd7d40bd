import { isResting } from '../is-resting'
import { isSlowConnection } from '../slow-connection'

/** Events that show interest in the stage. On a slow connection the last one is no reason to fetch a file. */
const INTENTS = ['pointerdown', 'click', 'keydown', 'focusin', 'input', 'pointermove']

/** A fragment with a valid part of a state, such as `#v=b&t=4.2`. Sections' anchors never contain one. */
const STATE =
  /[#&]((v=[ab]|view=swipe|t=-?\d+(\.\d{1,3})?|a=-?\d+(\.-?\d+){3}|h=[01])(&|$)|p=[ab](\d+(\.\d+)*)?([_&]|$))/

/** Whether a fragment contains a valid state, as far as that is known without the data. */
export const hasState = (hash: string): boolean => STATE.test(hash)

/**
 * Loads the explorer of a case, `client/tools/explorer.ts`, at the first sign of interest in its stage, or if the
 * address contains a state. If the file cannot be loaded, the page says so, the stage stays static, and the next press
 * tries again.
 * @param src the URL of the file
 */
export function loadExplorerOnInterest(src: string): void {
  const stage = document.querySelector<HTMLElement>('[data-explorer]')
  if (!stage) return
  // Shows controls that do nothing without a script.
  document.documentElement.dataset.js = ''
  const waiting = new AbortController()
  let isRequested = false
  let failed = false
  const load = (event: Event) => {
    if ('awake' in stage.dataset) return waiting.abort()
    const { type, target } = event
    // A click before the script and its data have arrived is carried out once they have.
    if (type === 'click' && (target as Element).closest('[data-play]')) stage.dataset.held = ''
    if (isRequested || isResting(event as PointerEvent) || (failed && type === 'pointermove')) return
    isRequested = true
    const script = document.createElement('script')
    script.src = src
    script.onerror = () => {
      script.remove()
      isRequested = false
      failed = true
      delete stage.dataset.held
      const [message, retryButton] = stage.querySelectorAll<HTMLElement>('[data-error-message], [data-again]')
      if (!message || !retryButton) return
      message.textContent = message.dataset.errorMessage ?? ''
      retryButton.hidden = false
    }
    document.head.append(script)
  }
  const { signal } = waiting
  for (const type of isSlowConnection() ? INTENTS.slice(0, -1) : INTENTS) stage.addEventListener(type, load, { signal })
  const loadForState = (event: Event) => hasState(location.hash) && load(event)
  addEventListener('hashchange', loadForState, { signal })
  loadForState(new Event('load'))
}
