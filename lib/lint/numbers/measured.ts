import type { SourceLocation } from '../../shared/diagnostic'
import { tokenPattern } from '../../shared/tokens'
import type { Snapshot } from '../snapshot'
import { compareMeasurement, type NamedFacts, namedFacts, type Verdict } from './compare'
import { findHardCoded, type TextFile } from './find-hard-coded'
import { findMeasurements, type Measurement } from './measurements'
import type { Statement } from './statements'

/** A hard-coded number with a unit, and how it compares with the facts. */
type Compared = Measurement & { verdict: Verdict }

/** Which texts are checked. */
export interface TextSelection {
  pages: (file: string, text: string) => boolean
  /** The top-level groups of the locale files. */
  locale: readonly string[]
  /** Whether the texts make promises, so that `one month` counts as a number as well. */
  isContractual?: boolean
}

/** Matches the end of a sentence. */
const sentenceEnd = /(?<=[.!?:;])\s+/u

/**
 * Finds the hard-coded numbers with a unit that no comment suppresses. Nothing is found while the facts cannot be read,
 * which is reported elsewhere.
 */
export function findMeasured(
  { pages, data, facts: groups }: Snapshot,
  selection: TextSelection,
): (Compared & { location: SourceLocation; statement: Statement })[] {
  if (groups === undefined) return []
  const facts = namedFacts(groups)
  const nouns = nounsOf(facts)
  const find = (statement: Statement) =>
    compareAll(statement.text, findMeasurements(blankTokens(statement.text), nouns, selection.isContractual), facts)
  const locales: TextFile[] = [...data].flatMap(([file, yaml]) =>
    /^locales\/[^/]+\/[^/]+\.json$/.test(file) ? [{ file, text: yaml.text, yaml }] : [],
  )
  return [
    ...pages.filter(({ file, text }) => selection.pages(file, text)).flatMap((page) => findHardCoded(page, { find })),
    ...locales.flatMap((file) =>
      findHardCoded(file, { find, isField: ([name]) => selection.locale.includes(String(name)) }),
    ),
  ]
}

/** Lists the facts that equal a number in a text, by their names. */
export function factsLike(
  found: string,
  sentence: string,
  { facts: groups }: Pick<Snapshot, 'facts'>,
): readonly string[] {
  if (groups === undefined) return []
  const facts = namedFacts(groups)
  const [measurement] = findMeasurements(found, nounsOf(facts))
  const verdict = measurement ? compareMeasurement(measurement, sentence, facts) : undefined
  return verdict?.kind === 'same' ? verdict.names : []
}

/** The nouns that facts of this site count, each listed once. */
function nounsOf(facts: NamedFacts): (readonly [one: string, many: string])[] {
  const nouns = [...facts.values()].flatMap((fact) => (fact.kind === 'count' && fact.noun ? [fact.noun] : []))
  return [...new Map(nouns.map((noun) => [noun[0], noun])).values()]
}

/** Matches a size after a picture, in the syntax of other programs, which is reported as such. */
const foreignSize = /\{:?\s?[a-z]+=[^{}\n]{1,80}\}/g

/** A text without its tokens, but of equal length, so that indexes stay valid. */
const blankTokens = (text: string) => text.replace(tokenPattern, blank).replace(foreignSize, blank)
const blank = (found: string) => '·'.repeat(found.length)

/** @param all the numbers in the order of the text */
function compareAll(text: string, all: readonly Measurement[], facts: NamedFacts): Compared[] {
  const sentences = all.length > 0 ? sentencesOf(text) : []
  /** Caches the comparison of a number in a sentence. */
  const known = new Map<string, Verdict>()
  let current = 0
  return all.map((measurement) => {
    while (current < sentences.length - 1 && (sentences[current]?.end ?? 0) <= measurement.index) current++
    const key = `${current} ${measurement.unit} ${measurement.found}`
    const sentence = sentences[current]?.sentence ?? text
    const verdict = known.get(key) ?? compareMeasurement(measurement, sentence, facts)
    known.set(key, verdict)
    return { ...measurement, verdict }
  })
}

/** The sentences of a text with their tokens, and where each ends. */
function sentencesOf(text: string): { sentence: string; end: number }[] {
  let end = 0
  return text.split(sentenceEnd).map((sentence) => {
    end = text.indexOf(sentence, end) + sentence.length
    return { sentence, end }
  })
}
