import { reload } from './reload'
import { isErrorPage } from './when-hydrated'

/** Next's own way to fetch a page again and update only what has changed. */
interface NextWindow {
  next?: { router?: { refresh?: () => void } }
}

/** The milliseconds without a change after which a redraw counts as finished. */
const QUIET_MS = 150

/** Elements that the scripts of the page look up when they start. If these change, the page is reloaded. */
const TRACKED = '[data-contents] a, [data-explorer], [data-own-open], [data-tool], [data-panel], form'

const tracked = (): string =>
  [...document.querySelectorAll(TRACKED)].map((node) => `${node.tagName} ${node.getAttribute('href') ?? ''}`).join()

/** Whether the page must be reloaded, because it shows an error screen or an explorer that has loaded its data. */
const mustReload = (): boolean =>
  isErrorPage() || document.querySelector('main > h1[tabindex="-1"], [data-explorer][data-awake]') !== null

/** Shows the current content: refreshes the page, or reloads it if that is not enough. */
export function redraw(): void {
  const refresh = (window as NextWindow).next?.router?.refresh
  if (!refresh || mustReload()) {
    reload()
    return
  }
  const before = tracked()
  let timer = 0
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      observer.disconnect()
      if (tracked() !== before) reload()
    }, QUIET_MS)
  })
  observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true })
  refresh()
}
