import { ContentError, diagnosticAt, type Message, type Values } from '../../shared/diagnostic'

/**
 * Makes an error about a picture.
 * @param file the picture; the message names it, so that it can be reported at the text that shows it
 */
export function pictureError(file: string, message: Message, values: Values = {}): ContentError {
  return new ContentError([diagnosticAt({ file }, message, { picture: file, ...values })])
}
