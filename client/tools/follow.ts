/** Loaded at the first scrolling of a page whose contents stand beside its text. */
import { followContents } from '../follow-contents'

followContents()
