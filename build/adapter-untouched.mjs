/** The adapter of `SHIP=untouched`: Next's export before any step. */
import { load } from '../load-ts.mjs'

export default (await load('./build/adapter.ts')).untouchedAdapter
