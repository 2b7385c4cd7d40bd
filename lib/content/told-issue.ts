import type { Message, Values } from '../shared/message'

/** An issue for `superRefine` that `validate` tells as a message of the catalogue. */
export const issueOf = (message: Message, values: Values) => ({ code: 'custom', params: { message, values } }) as const
