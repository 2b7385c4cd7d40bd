import { ContentError } from '../errors'
import type { MessageId } from '../messages/catalogue'
import type { Values } from '../messages/message'
import { problemAt } from '../messages/problem'

/**
 * The error of one picture.
 * @param file the picture; the sentence names it, so that it can be told at the text that shows it
 */
export function refuse(file: string, id: MessageId, values: Values = {}): ContentError {
  return new ContentError([problemAt({ file }, id, { picture: file, ...values })])
}
