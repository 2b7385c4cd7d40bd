import { readFileSync } from 'node:fs'
import { factsSchema } from '../../lib/content/facts/facts-schema'
import { parseData } from '../../lib/content/validate'
import { type NamedFacts, namedFacts } from '../../lib/lint/numbers/compare'
import { templateFacts } from '../../lib/lint/template-facts'

/** A fact as each of the two builds writes it. */
export interface Pair {
  name: string
  old: string
  other: string
  /** Whether the old text is a number with its unit, which is unlikely to occur by chance. */
  isDistinct: boolean
}

const factsIn = (folder: string): NamedFacts =>
  namedFacts(parseData('facts.yml', readFileSync(`${folder}/content/facts.yml`, 'utf8'), factsSchema))

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * Returns the facts of two folders as texts have them, those of the pricing table also without their unit and at the
 * start of a cell, and prices also as plain numbers.
 */
export function pairsOf(folder: string, other: string): Pair[] {
  const others = factsIn(other)
  const pairs = [...factsIn(folder)].flatMap(([name, fact]) => {
    const { text = '', figure = '' } = others.get(name) ?? {}
    const isDistinct = fact.kind !== 'text' && (fact.kind !== 'count' || fact.noun !== undefined)
    const whole = { name, old: fact.text, other: text, isDistinct }
    // Structured data has prices as plain numbers.
    const forPrograms = { name, old: String(fact.value), other: String(others.get(name)?.value), isDistinct: false }
    // In a table, the unit is in the header, and a cell begins with a capital.
    const inTable = [
      { name, old: fact.figure, other: figure, isDistinct: false },
      { name, old: capital(fact.text), other: capital(text), isDistinct: false },
    ]
    const priced = /^plans\.\w+\.price$/.test(name) ? [forPrograms] : []
    return templateFacts.includes(name) ? [whole, ...inTable, ...priced] : [whole]
  })
  const unique = [...new Map(pairs.reverse().map((pair) => [pair.other, pair])).values()]
  // Longer texts come first, because a figure is part of the text with its unit.
  return unique.sort((a, b) => b.other.length - a.other.length)
}

/** Counts the occurrences of one text in another. */
export const count = (text: string, piece: string): number => text.split(piece).length - 1

/** Replaces the values in a text of the second build with those of the first. */
export const restoreValues = (text: string, pairs: readonly Pair[]): string =>
  pairs.reduce((rest, { old, other }) => rest.replaceAll(other, () => old), text)
