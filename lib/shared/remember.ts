/**
 * Remembers what a function made of its latest inputs. For functions whose result follows from their input alone.
 * @param make must have no effect besides its result, which callers share: they must not change it
 * @param most how many results are kept; the one that was not asked for longest goes first
 */
export function remember<Result>(make: (...input: string[]) => Result, most: number): (...input: string[]) => Result {
  const kept = new Map<string, Result>()
  return (...input) => {
    const key = JSON.stringify(input)
    const result = kept.has(key) ? (kept.get(key) as Result) : make(...input)
    // Moved to the end: a map keeps its entries in the order in which they came.
    kept.delete(key)
    kept.set(key, result)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return result
  }
}

/** Makes a plain value unchangeable, with all that it holds: several callers share it. @returns the same value */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const each of Object.values(value)) freeze(each)
  return Object.freeze(value)
}
