/** The adapter of `SHIP=plain`: Next's own export, for a release that cannot wait. */
import { load } from '../load-ts.mjs'

export default (await load('./build/adapter.ts')).plainAdapter
