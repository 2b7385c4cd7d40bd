/** Next itself imports this file, so it is plain JavaScript; the adapter proper is TypeScript. */
import { load } from '../load-ts.mjs'

export default (await load('./build/adapter.ts')).default
