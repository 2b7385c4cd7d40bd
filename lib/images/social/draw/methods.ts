import type { Method } from '../../../reference/operations'
import type { Ink } from '../inks'

/** The label of a method, as in `components/docs/Method.module.css`. */
export const METHODS: Readonly<Record<Method, Ink>> = { GET: 'mint', POST: 'yellow', PATCH: 'pink', DELETE: 'coral' }
