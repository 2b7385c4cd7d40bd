import type { Method } from '../../../reference/operations'
import type { Ink } from '../inks'

/** The mark of a method, as `components/docs/Method.module.css` has it. */
export const METHODS: Readonly<Record<Method, Ink>> = { GET: 'mint', POST: 'yellow', PATCH: 'pink', DELETE: 'coral' }
