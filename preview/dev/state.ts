import type { Diagnostic } from '../../lib/shared/diagnostic'
import type { Unpublished } from './unpublished'

/** The current state, as sent to open pages. */
export interface LiveState {
  /** The name of the edit whose content pages now show. */
  edit: string
  /** How often the code of pages has changed. Next renders them again if it can. */
  code: number
  /** How often the scripts that a page loads only once have changed. */
  scripts: number
  /** The errors in the content. */
  errors: readonly Diagnostic[]
  /** Pages shown here that the built site does not have. */
  unpublished: readonly Unpublished[]
  /** The reason if the content could not be checked. */
  failure?: string | undefined
}
