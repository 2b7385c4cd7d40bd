/** The adapter of `SHIP=untouched`: what Next exports, before any step. */
import { load } from '../load-ts.mjs'

export default (await load('./postbuild/adapter.ts')).untouchedAdapter
