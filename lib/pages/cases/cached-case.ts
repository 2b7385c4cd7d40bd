import { deserialize, serialize } from 'node:v8'
import { type CaseResults, keyOfResults } from '../../content/results/read-case-results'
import { cacheKey, readCached, writeCached } from '../../shared/build-cache/build-cache.mjs'

/** A hash of the code of `lib/`: `next.config.js` writes it into a build, and into nothing else. */
declare const CODE_OF_LIB: string

/** Where and by which code something is computed. */
interface Maker {
  /** The project's root, absolute. */
  root: string
  /** Without it nothing is kept: while somebody edits, nobody knows which version of the code is running. */
  code: string
}

/**
 * What is computed of the results of a case, or was computed of the very same by the very same code in an earlier build.
 * @param asked what is computed, and all that it depends on besides the results
 * @param make gives plain data, as `structuredClone` takes it
 */
export function cachedCase<Value>(
  results: CaseResults,
  asked: readonly unknown[],
  make: () => Value,
  { root, code }: Maker = thisBuild(),
): Value {
  const ofResults = keyOfResults(results)
  if (code === '' || ofResults === undefined) return make()
  const key = cacheKey([code, process.version, ofResults, JSON.stringify(asked)])
  const found = readCached(root, 'cases', key)
  if (found) return deserialize(found) as Value
  const made = make()
  writeCached(root, 'cases', key, serialize(made))
  return made
}

const thisBuild = (): Maker => ({
  root: process.cwd(),
  code: typeof CODE_OF_LIB === 'undefined' ? '' : CODE_OF_LIB,
})
