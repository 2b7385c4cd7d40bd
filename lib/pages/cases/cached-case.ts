import { deserialize, serialize } from 'node:v8'
import { type CaseResults, keyOfResults } from '../../content/results/read-case-results'
import { cacheKey, readCached, writeCached } from '../../shared/build-cache/build-cache.mjs'

/** A hash of the code in `lib/` and `packages/`. `next.config.js` defines it in builds only. */
declare const CODE_OF_LIB: string

/** Where results are cached, and a hash of the code that computes them. */
interface ResultCache {
  /** The project's root, absolute. */
  root: string
  /** Nothing is cached if this is empty: in development, the version of the running code is not known. */
  code: string
}

/**
 * Computes something from the results of a case, or returns what an earlier build with the same code computed from the
 * same results.
 * @param inputs the kind of value, and everything that it depends on besides the results
 * @param make returns data that `structuredClone` supports
 */
export function cachedCase<Value>(
  results: CaseResults,
  inputs: readonly unknown[],
  make: () => Value,
  { root, code }: ResultCache = thisBuild(),
): Value {
  const resultsKey = keyOfResults(results)
  if (code === '' || resultsKey === undefined) return make()
  const key = cacheKey([code, process.version, resultsKey, JSON.stringify(inputs)])
  const found = readCached(root, 'cases', key)
  if (found) return deserialize(found) as Value
  const made = make()
  writeCached(root, 'cases', key, serialize(made))
  return made
}

const thisBuild = (): ResultCache => ({
  root: process.cwd(),
  code: typeof CODE_OF_LIB === 'undefined' ? '' : CODE_OF_LIB,
})
