/** What runs in every page, without React: bundled into one file and put into each head by `postbuild`. */
import { forgetSentDrafts } from './drafts'
import { watchHeader } from './header'
import { watchMenu } from './menu'
import { watchReveals } from './reveals'

watchHeader()
watchMenu()
forgetSentDrafts()
watchReveals()
