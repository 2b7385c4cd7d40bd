import type { Method } from '../../../reference/operations'
import type { Colour } from '../colours'

/** The colour of each method's label, as in `components/docs/reference/Method.module.css`. */
export const METHODS: Readonly<Record<Method, Colour>> = { GET: 'mint', POST: 'yellow', PATCH: 'pink', DELETE: 'coral' }
