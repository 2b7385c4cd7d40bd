import type { Diagnostic } from '../../../shared/diagnostic'
import type { MessageId } from '../catalogue'

/**
 * Texts or bytes by path, put over a folder that holds this site's data and locale files and its legal texts. A function
 * makes one of the text that is there, null takes a file away, `linkTo` puts a link there, and `ofSize` a file of so many
 * bytes that takes no room.
 */
export type Overlay = Readonly<
  Record<string, string | Uint8Array | null | { linkTo: string } | { ofSize: number } | ((text: string) => string)>
>

/** What shows a message: an input that triggers it, and one that nearly does. */
export interface MessageCase {
  id: MessageId
  bad: Overlay
  near: Overlay
  /** Who tells it, where that is not the doctor. */
  tell?: () => Promise<readonly Diagnostic[]>
}
