/** Caches the results of a pure function for as long as the function itself is in use. */
export function memoise<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as Result
    const result = make(text)
    known.set(text, result)
    return result
  }
}

/** Does the same for a function of objects that nobody changes: each result is kept for as long as its object. */
export function memoiseByObject<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, Result>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const result = make(key)
    known.set(key, result)
    return result
  }
}

/** What a function asks about the page that it processes: yes-or-no questions about a text. */
export type Questions<Name extends string> = Readonly<Record<Name, (text: string) => boolean>>

/**
 * How many results are kept for one source. Few are needed, because pages differ in few ways, and each list of answers
 * is compared.
 */
const MAX_RESULTS = 20

/**
 * Caches the results of a function by the answers to its questions: pages with the same answers get the same result.
 * @param make must depend on nothing but the source and the answers
 */
export function memoiseByAnswers<Name extends string>(
  make: (source: string, ask: Questions<Name>) => string,
): (source: string, ask: Questions<Name>) => string {
  const known = new Map<string, { asked: [name: Name, text: string, answer: boolean][]; result: string }[]>()
  return (source, ask) => {
    const results = known.get(source) ?? []
    known.set(source, results)
    const names = Object.keys(ask) as Name[]
    const answers = Object.fromEntries(names.map((name) => [name, memoise(ask[name])])) as typeof ask
    const found = results.find(({ asked }) => asked.every(([name, text, answer]) => answers[name](text) === answer))
    if (found) return found.result
    const asked: [Name, string, boolean][] = []
    const recorded = (name: Name) => (text: string) => {
      const answer = answers[name](text)
      asked.push([name, text, answer])
      return answer
    }
    const result = make(source, Object.fromEntries(names.map((name) => [name, recorded(name)])) as typeof ask)
    results.unshift({ asked, result })
    results.splice(MAX_RESULTS)
    return result
  }
}
