/**
 * What runs in every page, without React: one script, written into each page by `postbuild`, with only the parts that
 * the page has something for. It is the last thing in the body, so the page stands when it runs.
 */
import { forgetSentDraft } from './drafts'
import { wakeExplorer } from './explorer/wake'
import { awaitFirstMove } from './first-move'
import { haveContents } from './follow-contents'
import { watchHeader } from './header'
import { hydrateOnIntent } from './hydrate'
import { restoreLanguage } from './languages'
import { toolLoader } from './load-tool'
import { watchMenu } from './menu'
import { wakeOwn } from './own/wake'
import { watchReveals } from './reveals'
import { isSlowLine } from './slow-line'
import { PANEL_MS, watchTabs } from './tabs'

/** Filled in by the bundler, which then leaves out what a page has no use for: see `postbuild/steps/scripts/loader.ts`. */
declare const HAS: Record<
  'contents' | 'drafts' | 'explorer' | 'islands' | 'own' | 'reveals' | 'tabs' | 'tools',
  boolean
>
/** Folder of the tools, with a slash at its end; filled in by the bundler. */
declare const TOOLS: string
/**
 * Addresses of the framework's files, with blanks between, in the order in which they must run. Filled in for each page, as
 * a constant: whatever is looked up in the document, markup can shadow.
 */
declare const FILES: string

// Markup can stand in the place of what scripts take from the document, as `<img name="createElement">` does. Then nothing of
// this runs, and the page is what it is without script: whole.
if (!Object.keys(document).some((name) => name in Document.prototype)) {
  watchHeader()
  watchMenu()
  if (HAS.tools) {
    restoreLanguage()
    awaitFirstMove(`${TOOLS}docs.js`)
  } else if (HAS.contents && haveContents() && !isSlowLine())
    addEventListener('scroll', () => toolLoader(TOOLS)('follow').catch(() => {}), { once: true, passive: true })
  if (HAS.explorer) wakeExplorer(`${TOOLS}explorer.js`)
  if (HAS.own) wakeOwn(`${TOOLS}own.js`)
  if (HAS.drafts) forgetSentDraft()
  if (HAS.reveals) watchReveals()
  if (HAS.tabs) watchTabs()
  if (HAS.islands) hydrateOnIntent(FILES.split(' '), HAS.tabs ? PANEL_MS : 0)
}
