import { href } from '../../../lib/shared/urls'
import { EVENTS } from '../addresses'
import type { LiveState } from '../state'
import { markUnpublished } from './mark-unpublished'
import { redraw } from './redraw'
import { reload } from './reload'
import { retryFailed } from './retry-failed'
import { showMistakes } from './show-mistakes'
import { isFailed } from './when-hydrated'

/** Whether something changed that neither Next nor a redraw brings to this page. */
const mustReload = (last: LiveState, state: LiveState): boolean =>
  state.scripts !== last.scripts ||
  (isFailed() && (state.code !== last.code || (last.errors.length > 0 && state.errors.length === 0)))

/**
 * Draws the page again after each edit, and shows what is wrong in the content for as long as it is.
 *
 * Only a page that somebody sees is connected: browsers keep few connections to one host, and people open many tabs.
 * Whoever comes back to a tab gets what was edited meanwhile.
 * @param drawn name of the edit that the page shows
 * @param ready when the page may be changed
 */
export function followEdits(drawn: string, ready: Promise<void>): void {
  let shown = drawn
  let last: LiveState | undefined
  let stream: EventSource | undefined
  const hear = ({ data }: MessageEvent<string>) => {
    const state: LiveState = JSON.parse(data)
    void ready.then(() => {
      showMistakes(state)
      markUnpublished(state.unpublished)
    })
    // React would mix up what was sent with what is now.
    if (state.edit !== shown) void ready.then(redraw)
    else if (last && mustReload(last, state)) reload()
    shown = state.edit
    last = state
  }
  const listen = () => {
    stream?.close()
    stream = undefined
    if (document.visibilityState === 'hidden') return
    stream = new EventSource(href(EVENTS))
    stream.addEventListener('message', hear)
  }
  document.addEventListener('visibilitychange', listen)
  listen()
  retryFailed(() => last === undefined || last.errors.length > 0)
}
