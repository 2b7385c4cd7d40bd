/**
 * The adapter of `SHIP=plain`: an export without optimisations or budgets, for a security release that cannot wait
 * until a step is fixed.
 */
import { load } from '../load-ts.mjs'

export default (await load('./build/adapter.ts')).plainAdapter
