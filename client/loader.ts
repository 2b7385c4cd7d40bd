/**
 * What runs in every page, without React: one script, written into each page by `postbuild`, with only the parts that
 * the page has something for. It is the last thing in the body, so the page stands when it runs.
 */
import { forgetSentDraft } from './drafts'
import { watchHeader } from './header'
import { hydrateOnIntent } from './hydrate'
import { watchLanguages } from './languages'
import { watchMenu } from './menu'
import { watchReveals } from './reveals'
import { followContents, loadToolsAtFirstUse } from './tools'

/** Filled in by the bundler, which then leaves out what a page has no use for: see `postbuild/loader.ts`. */
declare const HAS: { contents: boolean; drafts: boolean; islands: boolean; reveals: boolean; tools: boolean }

const files = document.currentScript?.dataset.files

watchHeader()
watchMenu()
if (HAS.tools) watchLanguages()
if (HAS.tools) loadToolsAtFirstUse()
if (HAS.contents) followContents()
if (HAS.drafts) forgetSentDraft()
if (HAS.reveals) watchReveals()
if (HAS.islands && files) hydrateOnIntent(files.split(' '))
