import { reload } from './reload'
import { isFailed } from './when-hydrated'

/** Next's own way to ask the server for a page once more, and to change only what is another. */
interface NextWindow {
  next?: { router?: { refresh?: () => void } }
}

/** How long the page has to be quiet until what was drawn counts as drawn, in milliseconds. */
const QUIET_MS = 150

/** What scripts of the page have taken hold of when they began: where it is another, they begin again with the page. */
const HELD = '[data-contents] a, [data-explorer], [data-own-open], [data-tool], [data-panel], form'

const held = (): string =>
  [...document.querySelectorAll(HELD)].map((node) => `${node.tagName} ${node.getAttribute('href') ?? ''}`).join()

/** Whether something on this page cannot go on with other content: an error screen, or an explorer with its data. */
const mustBegin = (): boolean =>
  isFailed() || document.querySelector('main > h1[tabindex="-1"], [data-explorer][data-awake]') !== null

/** Shows the content as it is now. */
export function redraw(): void {
  const refresh = (window as NextWindow).next?.router?.refresh
  if (!refresh || mustBegin()) {
    reload()
    return
  }
  const before = held()
  let timer = 0
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      observer.disconnect()
      if (held() !== before) reload()
    }, QUIET_MS)
  })
  observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true })
  refresh()
}
