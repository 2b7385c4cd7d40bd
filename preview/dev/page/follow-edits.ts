import { href } from '../../../lib/shared/urls'
import { EVENTS } from '../addresses'
import type { LiveState } from '../state'
import { markUnpublished } from './mark-unpublished'
import { redraw } from './redraw'
import { reload } from './reload'
import { retryFailed } from './retry-failed'
import { showMistakes } from './show-mistakes'
import { isErrorPage } from './when-hydrated'

/** Whether something changed that neither Next nor a refresh can update. */
const mustReload = (last: LiveState, state: LiveState): boolean =>
  state.scripts !== last.scripts ||
  (isErrorPage() && (state.code !== last.code || (last.errors.length > 0 && state.errors.length === 0)))

/**
 * Refreshes the page after each edit, labels links to unpublished pages, and shows mistakes in the content until they
 * are fixed.
 *
 * Only a visible page is connected: browsers allow few connections to one host, and people open many tabs. A page that
 * becomes visible again catches up with the edits.
 * @param initialEdit the name of the edit that the page shows
 * @param ready resolves when the page may be changed
 */
export function followEdits(initialEdit: string, ready: Promise<void>): void {
  let shownEdit = initialEdit
  let last: LiveState | undefined
  let stream: EventSource | undefined
  const receive = ({ data }: MessageEvent<string>) => {
    const state: LiveState = JSON.parse(data)
    void ready.then(() => {
      showMistakes(state)
      markUnpublished(state.unpublished)
    })
    // Before hydration ends, React would compare old markup with new content.
    if (state.edit !== shownEdit) void ready.then(redraw)
    else if (last && mustReload(last, state)) reload()
    shownEdit = state.edit
    last = state
  }
  const listen = () => {
    stream?.close()
    stream = undefined
    if (document.visibilityState === 'hidden') return
    stream = new EventSource(href(EVENTS))
    stream.addEventListener('message', receive)
  }
  document.addEventListener('visibilitychange', listen)
  listen()
  retryFailed(() => last === undefined || last.errors.length > 0)
}
