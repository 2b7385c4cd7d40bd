import type { Fact } from '../../content/facts/fact'
import { isSame, type Measurement, unitOf } from './measurements'

/** Facts by the name of their token, such as `service.analysedWithin`. */
export type NamedFacts = ReadonlyMap<string, Fact>

/** Lists the facts in nested groups by the names of their tokens. */
export function namedFacts(groups: object, prefix = ''): Map<string, Fact> {
  return new Map(
    Object.entries(groups).flatMap(([name, value]): [string, Fact][] =>
      'kind' in value ? [[prefix + name, value]] : [...namedFacts(value, `${prefix}${name}.`)],
    ),
  )
}

/**
 * How a number compares with the facts: it equals one, equals none, or differs from the one that its sentence names.
 */
export type Verdict =
  | { kind: 'unknown' }
  /** Several names if several facts with the number match the sentence equally well. */
  | { kind: 'same'; names: readonly string[] }
  /** The names of other facts that it equals are in `same`. */
  | { kind: 'differs'; name: string; text: string; same: readonly string[] }

/** Words in names that do not identify what is measured. */
const ignoredWords = ['within', 'kept', 'every', 'under']

/**
 * Compares a hard-coded number with the facts of its unit. A sentence names a fact when it contains a word of the
 * fact's own name, or its token: `analysed within 48 hours` names `service.analysedWithin`. Of several facts, the best
 * match counts; if none of them has the number, it differs from the first.
 * @param sentence the sentence that contains the number, with its tokens not replaced
 */
export function compareMeasurement(measurement: Measurement, sentence: string, facts: NamedFacts): Verdict {
  // Its own unit names every fact with that unit, so it does not count.
  const own = beginnings(sentence.replace(measurement.found, ' '))
  const alike = [...facts]
    .filter(([, fact]) => unitOf(fact) === measurement.unit)
    .map(([name, fact]) => {
      const words = [...beginnings(name.split('.').slice(1).join(' '))].filter((word) => !ignoredWords.includes(word))
      return { name, fact, score: words.filter((word) => own.has(word)).length }
    })
  const max = Math.max(0, ...alike.map(({ score }) => score))
  const nearest = max === 0 ? [] : alike.filter(({ score }) => score === max)
  const sameIn = (among: typeof alike) => among.filter(({ fact }) => isSame(measurement, fact)).map(({ name }) => name)
  const [first] = nearest
  const named = sameIn(nearest)
  if (first && named.length === 0) {
    // `Lite costs €99 and Pro €199`: each of the two plans has its own number, even if the name of one is short.
    const same = sameIn(alike)
    const others = same.filter((name) => isNamedIn(sentence, name))
    if (others.length > 0) return { kind: 'same', names: others }
    return { kind: 'differs', name: first.name, text: first.fact.text, same }
  }
  const names = first ? named : sameIn(alike)
  return names.length > 0 ? { kind: 'same', names } : { kind: 'unknown' }
}

/** Whether a sentence contains the name of the group that a fact is in, such as `pro` of `plans.pro.price`. */
function isNamedIn(sentence: string, name: string): boolean {
  const groups = name.split('.').slice(1, -1)
  const words: readonly string[] = sentence.toLowerCase().match(/\p{L}+/gu) ?? []
  return groups.some((group) => words.includes(group.toLowerCase()))
}

/**
 * The words of at least four letters in a text, or in a name such as `analysedWithin`, each cut to its first five
 * letters: `analysed` and `analysis` are equal.
 */
function beginnings(text: string): Set<string> {
  const words = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/\p{L}{4,}/gu) ?? []
  return new Set(
    words.map((word) => word.toLowerCase()).map((word) => (ignoredWords.includes(word) ? word : word.slice(0, 5))),
  )
}
