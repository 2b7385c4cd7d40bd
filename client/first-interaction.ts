import { controlAt, handleLoadFailure } from './load-tool'
import { isSlowConnection } from './slow-connection'

/** Events that show that somebody is using the page. On a slow connection the last one is no reason to fetch a file. */
const INTERACTIONS = ['pointerdown', 'click', 'keydown', 'change', 'scroll']

/**
 * Loads the interactive part of a documentation page, `client/tools/docs.ts`, at the reader's first interaction. A
 * control used before the file has arrived, or the search opened with `/`, is clicked again afterwards. If the file
 * cannot be loaded, links are followed, buttons show a message, and the next interaction tries again.
 * @param src the URL of the file
 */
export function awaitFirstInteraction(src: string): void {
  // Shows the buttons that do nothing without a script.
  document.documentElement.dataset.js = ''
  const waiting = new AbortController()
  let held: ReturnType<typeof controlAt> | null
  let isRequested = false
  const handle = (event: Event) => {
    const { type, target, key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent
    // Before the file has loaded, the page has no field to type in.
    const used =
      key === '/'
        ? document.querySelector<HTMLAnchorElement>('[data-tool=search]')
        : type === 'click' && !shiftKey && controlAt(target)
    if (used && !ctrlKey && !metaKey) {
      event.preventDefault()
      held = used
    }
    if (isRequested) return
    isRequested = true
    const script = document.createElement('script')
    script.src = src
    script.onload = () => {
      waiting.abort()
      held?.click()
    }
    script.onerror = () => {
      script.remove()
      isRequested = false
      if (held) handleLoadFailure(held)
      held = null
    }
    document.head.append(script)
  }
  for (const type of isSlowConnection() ? INTERACTIONS.slice(0, -1) : INTERACTIONS)
    addEventListener(type, handle, { signal: waiting.signal })
}
