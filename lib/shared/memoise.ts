/**
 * Caches the results of a pure function.
 * @param make must have no side effects. Callers share its result and must not change it
 * @param max the maximum number of cached results; the least recently used is dropped first
 */
export function memoise<Result>(make: (...input: string[]) => Result, max: number): (...input: string[]) => Result {
  const cache = new Map<string, Result>()
  return (...input) => {
    const key = JSON.stringify(input)
    const result = cache.has(key) ? (cache.get(key) as Result) : make(...input)
    // Move it to the end, because a map keeps its entries in insertion order.
    cache.delete(key)
    cache.set(key, result)
    const [oldest] = cache.keys()
    if (cache.size > max && oldest !== undefined) cache.delete(oldest)
    return result
  }
}

/**
 * Freezes plain values and maps deeply, because several callers share them. Changing a frozen map throws an error.
 * @returns the same value
 */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  // Most values are texts, for which this test is faster than a call.
  for (const each of Object.values(value)) if (typeof each === 'object') freeze(each)
  if (value instanceof Map) {
    for (const each of value.values()) if (typeof each === 'object') freeze(each)
    Object.defineProperties(value, throwingMethods)
  }
  return Object.freeze(value)
}

const throwing = {
  value() {
    throw new TypeError('This map is frozen.')
  },
}

/** Replaces the methods that change a map: `Object.freeze` does not protect its entries. */
const throwingMethods = { set: throwing, delete: throwing, clear: throwing }

/** Resolves when the most recently requested module has been loaded. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Returns a function that loads a module on first use.
 *
 * Modules are loaded one after another: if two modules that import the same third module are loaded at the same time,
 * jiti and Jest may return the third one before it has been evaluated.
 * @param load `() => import('./view')`, written out so that bundlers can follow it
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined
  return () => {
    loaded ??= queue.then(load)
    queue = loaded.catch(() => undefined)
    return loaded
  }
}
