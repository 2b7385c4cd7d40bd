/**
 * Marks the current section in the table of contents. Loaded when a page with a table of contents beside its text is
 * first scrolled.
 */
import { markCurrentSection } from '../mark-current-section'

markCurrentSection()
