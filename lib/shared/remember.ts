/**
 * Caches the results of a pure function.
 * @param make must have no side effects. Callers share its result and must not change it
 * @param most number of cached results; the least recently used is dropped first
 */
export function remember<Result>(make: (...input: string[]) => Result, most: number): (...input: string[]) => Result {
  const kept = new Map<string, Result>()
  return (...input) => {
    const key = JSON.stringify(input)
    const result = kept.has(key) ? (kept.get(key) as Result) : make(...input)
    // Move it to the end, because a map keeps its entries in insertion order.
    kept.delete(key)
    kept.set(key, result)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return result
  }
}

/** Freezes a plain value deeply, because several callers share it. @returns the same value */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const each of Object.values(value)) freeze(each)
  return Object.freeze(value)
}
