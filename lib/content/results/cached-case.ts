import { deserialize, serialize } from 'node:v8'
import { cacheKey, readCached, writeCached } from '../../shared/build-cache/build-cache.mjs'
import { type ProcessCache, thisProcess } from '../../shared/build-cache/process-cache'

/**
 * Computes something from the results of a case, or returns what an earlier process with the same code computed from
 * the same results.
 * @param resultsKey a hash of the results; without one, nothing is cached
 * @param inputs the kind of value, and everything that it depends on besides the results
 * @param make returns data that `structuredClone` supports
 */
export function cachedCase<Value>(
  resultsKey: string | undefined,
  inputs: readonly unknown[],
  make: () => Value,
  { root, code }: ProcessCache = thisProcess(),
): Value {
  if (code === '' || resultsKey === undefined) return make()
  const key = cacheKey([code, process.version, resultsKey, JSON.stringify(inputs)])
  const found = readCached(root, 'cases', key)
  if (found) return deserialize(found) as Value
  const made = make()
  writeCached(root, 'cases', key, serialize(made))
  return made
}
