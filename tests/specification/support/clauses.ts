import { attr, type Element, findAll } from './elements'
import { textOf } from './text'

/** A clause of a legal text. */
export interface Clause {
  id: string
  section: number
  number: number
  /** Its text without the leading number. */
  text: string
  /** Whether its text begins with the number in its id. */
  numbered: boolean
}

/** Lists the clauses of a legal text: elements with an id such as `clause-2-1`, whose text should begin with "2.1". */
export function clausesOf(main: Element): Clause[] {
  return findAll(main, '*', { id: /^clause-\d+-\d+$/ }).map((element) => {
    const id = attr(element, 'id') ?? ''
    const [section = 0, number = 0] = id.match(/\d+/g)?.map(Number) ?? []
    const text = textOf(element)
    const shown = `${section}.${number}`
    const numbered = text.startsWith(`${shown} `)
    return { id, section, number, text: numbered ? text.slice(shown.length + 1) : text, numbered }
  })
}

const units = 'percent|%|(?:business |working |calendar )?days?|weeks?|months?|years?|hours?|minutes?|seconds?'
const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  thirty: 30,
  ninety: 90,
}
const words = Object.keys(numberWords).join('|')

/**
 * Finds percentages and periods, such as "14 days", "2%" or "2 or 3 years", in digits or in the words above. They are
 * returned in lower case, without hyphens.
 */
export function figuresIn(text: string): string[] {
  const number = `(?:\\d+(?:[.,]\\d+)?|\\b(?:${words})\\b)`
  const figure = new RegExp(`${number}(?: (?:or|and|to) ${number})?[\\s-]?(?:${units})(?![a-z])`, 'gi')
  return (text.match(figure) ?? []).map((found) =>
    found
      .toLowerCase()
      .replace('-', ' ')
      .replace(/\s*(percent|%)/, '%'),
  )
}

/** Writes a figure in digits, so that "two months" and "2 months" are the same figure. */
export function inDigits(figure: string): string {
  return figure.replace(new RegExp(`\\b(${words})\\b`, 'g'), (word) => String(numberWords[word]))
}
