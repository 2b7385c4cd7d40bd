/** What runs in every page, without React: bundled into one file and put into each head by `postbuild`. */
import { watchHeader } from './header'
import { watchReveals } from './reveals'

watchHeader()
watchReveals()
