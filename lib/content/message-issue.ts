import type { Message, Values } from '../shared/diagnostic'

/** An issue for `superRefine` that `validate` reports as this message. */
export const issueOf = (message: Message, values: Values) => ({ code: 'custom', params: { message, values } }) as const
