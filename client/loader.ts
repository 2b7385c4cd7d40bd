/**
 * What runs in every page, without React: one script, the same in all, written into each page by `postbuild`.
 * It is the last thing in the body, so the page stands when it runs.
 */
import { forgetSentDraft } from './drafts'
import { watchHeader } from './header'
import { hydrateOnIntent } from './hydrate'
import { watchMenu } from './menu'
import { watchReveals } from './reveals'

const files = document.currentScript?.dataset.files

watchHeader()
watchMenu()
forgetSentDraft()
watchReveals()
if (files) hydrateOnIntent(files.split(' '))
