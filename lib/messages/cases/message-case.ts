import type { ChangedFiles } from '../../../tests/fixtures/content-folder'
import type { MessageId } from '../catalogue'
import type { Problem } from '../problem'

/** Texts by path, put over a folder that holds this site's data and locale files and its legal texts. */
export type Overlay = ChangedFiles

/** What shows a message: an input that triggers it, and one that nearly does. */
export interface MessageCase {
  id: MessageId
  bad: Overlay
  near: Overlay
  /** Who tells it, where that is not the doctor. */
  tell?: () => Promise<readonly Problem[]>
}
