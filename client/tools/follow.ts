/** Marks the current section in the contents. Loaded when a page with contents beside its text is first scrolled. */
import { followContents } from '../follow-contents'

followContents()
