/** Next imports the adapter itself, so this is plain JavaScript; the adapter proper is TypeScript. */
import { load } from '../load-ts.mjs'

export default (await load('./build/adapter.ts')).default
