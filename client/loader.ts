/**
 * The script of every page, without React. `packages/ship/` writes it into each page, with only the parts that the page
 * needs. It is the last element of the body, so the page is complete when it runs.
 */
import { forgetSentDraft } from './drafts'
import { loadExplorerOnInterest } from './explorer/wake'
import { awaitFirstInteraction } from './first-interaction'
import { watchHeader } from './header'
import { hydrateOnIntent } from './hydrate'
import { restoreLanguage } from './languages'
import { createToolLoader } from './load-tool'
import { hasContents } from './mark-current-section'
import { watchMenu } from './menu'
import { loadOwnOnPress } from './own/wake'
import { watchReveals } from './reveals'
import { isSlowConnection } from './slow-connection'
import { PANEL_MS, watchTabs } from './tabs'

/**
 * Filled in by the bundler, which leaves out what the page does not need: see `packages/ship/steps/scripts/loader.ts`.
 */
declare const HAS: Record<
  'contents' | 'drafts' | 'explorer' | 'islands' | 'own' | 'reveals' | 'tabs' | 'tools',
  boolean
>
/** The URL of the tools' folder, with a trailing slash; filled in by the bundler. */
declare const TOOLS: string
/**
 * URLs of the framework's files, separated by spaces, in the order in which they must run. They are filled in for each
 * page as a constant, because markup can shadow anything that a script looks up in the document.
 */
declare const FILES: string

// Markup such as `<img name="createElement">` can shadow properties of the document. Then none of this runs, and the
// page is as complete as without scripts.
if (!Object.keys(document).some((name) => name in Document.prototype)) {
  watchHeader()
  watchMenu()
  if (HAS.tools) {
    restoreLanguage()
    awaitFirstInteraction(`${TOOLS}docs.js`)
  } else if (HAS.contents && hasContents() && !isSlowConnection())
    addEventListener('scroll', () => createToolLoader(TOOLS)('follow').catch(() => {}), { once: true, passive: true })
  if (HAS.explorer) loadExplorerOnInterest(`${TOOLS}explorer.js`)
  if (HAS.own) loadOwnOnPress(`${TOOLS}own.js`)
  if (HAS.drafts) forgetSentDraft()
  if (HAS.reveals) watchReveals()
  if (HAS.tabs) watchTabs()
  if (HAS.islands) hydrateOnIntent(FILES.split(' '), HAS.tabs ? PANEL_MS : 0)
}
