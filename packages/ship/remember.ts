/** Caches the results of a pure function for as long as the function itself is in use. */
export function remember<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const result = known.has(text) ? (known.get(text) as Result) : make(text)
    known.set(text, result)
    return result
  }
}
