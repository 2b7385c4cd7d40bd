import type { Diagnostic } from '../../lib/shared/diagnostic'
import type { Unpublished } from './unpublished'

/** How things stand, as open pages are told. */
export interface LiveState {
  /** Name of the edit whose content is drawn now. */
  edit: string
  /** How often the code of pages changed: Next draws them again by itself, where they can be drawn. */
  code: number
  /** How often scripts changed that a page loads only once. */
  scripts: number
  /** What is wrong in the content. */
  errors: readonly Diagnostic[]
  /** Pages that are drawn here, and are not on the built site. */
  unpublished: readonly Unpublished[]
  /** Why it could not be examined, where it could not. */
  fault?: string | undefined
}
