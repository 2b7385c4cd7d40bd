/**
 * Marks the current section in the table of contents. Loaded when a page with a table of contents beside its text is
 * first scrolled.
 */
import { followContents } from '../follow-contents'

followContents()
