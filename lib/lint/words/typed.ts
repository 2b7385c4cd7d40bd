import { compareStated, type NamedFacts, namedFacts, type Verdict } from '../../content/numbers/compare'
import { excuses, isExcused } from '../../content/numbers/excuses'
import { findStated, type Stated } from '../../content/numbers/stated'
import type { Spot } from '../../shared/diagnostic'
import { tokenPattern } from '../../shared/tokens/replace-tokens'
import type { Snapshot } from '../snapshot'
import { fieldStatements, type Statement, statementsOf } from './statements'

/** A number with a unit that stands in a text by hand, and how it stands to the facts. */
export interface Typed {
  stated: Stated
  spot: Spot
  verdict: Verdict
  /** The end of the second sentence of a message, where an excuse can be written. */
  excuse: string
}

/** Which texts are looked at. */
export interface Where {
  pages: (file: string) => boolean
  /** Outermost names in the locale files. */
  locale: readonly string[]
  /** Whether these texts promise, so that `one month` is a number as well. */
  isPromise?: boolean
}

/** What stands between two sentences. */
const sentenceEnd = /(?<=[.!?:;])\s+/u

/**
 * Finds the numbers with a unit that somebody typed, where no excuse lets them stand. Nothing is found while the facts
 * themselves cannot be read, which is told elsewhere.
 */
export function findTyped({ pages, data, facts: groups }: Snapshot, where: Where): Typed[] {
  if (groups === undefined) return []
  const facts = namedFacts(groups)
  const nouns = nounsOf(facts)
  const look = (statement: Statement, excuse: string) =>
    typedIn(statement, facts, findStated(blanked(statement), nouns, where.isPromise), excuse)
  const found: Typed[] = []
  for (const page of pages.filter(({ file }) => where.pages(file))) {
    const lines = page.text.split(/\r?\n/)
    const { fields, body } = statementsOf(page)
    for (const [kind, all] of [
      ['yaml', fields],
      ['markdown', body],
    ] as const)
      for (const typed of all.flatMap((statement) => look(statement, excuses[kind])))
        if (!isExcused(lines, typed.spot, typed.stated.found, kind)) found.push(typed)
  }
  for (const [file, yaml] of [...data].filter(([path]) => /^locales\/[^/]+\/[^/]+\.json$/.test(path))) {
    const texts = fieldStatements(file, yaml).filter(({ field = '' }) =>
      where.locale.includes(field.split('.')[0] ?? ''),
    )
    found.push(...texts.flatMap((statement) => look(statement, excuses.json)))
  }
  return found
}

type Nouns = readonly (readonly [one: string, many: string])[]

/** What counts count on this site, each once. */
function nounsOf(facts: NamedFacts): Nouns {
  const nouns = [...facts.values()].flatMap((fact) => (fact.kind === 'count' && fact.noun ? [fact.noun] : []))
  return [...new Map(nouns.map((noun) => [noun[0], noun])).values()]
}

/** Without its tokens, but of equal length, so that places stay. */
const blanked = ({ text }: Statement) => text.replace(tokenPattern, (token) => '·'.repeat(token.length))

function typedIn({ text, spotOf }: Statement, facts: NamedFacts, all: readonly Stated[], excuse: string): Typed[] {
  const sentences = all.length > 0 ? sentencesOf(text) : []
  /** The same number in the same sentence stands to the facts as it did before. */
  const known = new Map<string, Verdict>()
  let at = 0
  return all.map((stated) => {
    // They are found in the order in which they stand.
    while (at < sentences.length - 1 && (sentences[at]?.end ?? 0) <= stated.index) at++
    const key = `${at} ${stated.unit} ${stated.found}`
    const verdict = known.get(key) ?? compareStated(stated, sentences[at]?.sentence ?? text, facts)
    known.set(key, verdict)
    // A number that is broken over two lines is looked for by its first word.
    const isWhole = text.startsWith(stated.found, stated.index)
    const spot = spotOf(stated.index, isWhole ? stated.found : (stated.found.split(' ')[0] ?? ''))
    return { stated, spot, verdict, excuse }
  })
}

/** The sentences of a text with their tokens, and where each ends. */
function sentencesOf(text: string): { sentence: string; end: number }[] {
  let at = 0
  return text.split(sentenceEnd).map((sentence) => {
    at = text.indexOf(sentence, at) + sentence.length
    return { sentence, end: at }
  })
}
