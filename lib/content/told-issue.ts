import type { MessageId } from '../messages/catalogue'
import type { Values } from '../messages/message'

/** An issue for `superRefine` that `validate` tells as a message of the catalogue. */
export const issueOf = (id: MessageId, values: Values) => ({ code: 'custom', params: { id, values } }) as const
