/** What Next imports (plain JavaScript, because Next imports it itself); the adapter proper is TypeScript. */
import { load } from '../load-ts.mjs'

export default (await load('./postbuild/adapter.ts')).default
