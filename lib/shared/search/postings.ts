/** The numbers of the records that contain a term, for each field of a record. */
export type Postings = readonly (readonly number[])[]

/**
 * Packs terms and their postings, one term on each line: the number of letters shared with the term above (at most 9),
 * the rest of the term, and the postings of each field. Fields are separated by `;`, and empty ones at the end are left
 * out. Each posting is the difference from the previous one, in base 36 and after a comma.
 * @param terms the terms in alphabetical order
 */
export function packTerms(terms: Iterable<readonly [term: string, postings: Postings]>): string {
  let previous = ''
  const lines: string[] = []
  for (const [term, postings] of terms) {
    const shared = sharedLetters(previous, term)
    lines.push(`${shared}${term.slice(shared)}${postings.map(packNumbers).join(';').replace(/;+$/, '')}`)
    previous = term
  }
  return lines.join('\n')
}

function sharedLetters(a: string, b: string): number {
  let count = 0
  while (count < 9 && count < b.length && a[count] === b[count]) count++
  return count
}

const packNumbers = (numbers: readonly number[]): string =>
  numbers.map((number, index) => `,${(number - (numbers[index - 1] ?? 0)).toString(36)}`).join('')

/** Reads what `packTerms` wrote. */
export function unpackTerms(text: string): [term: string, postings: number[][]][] {
  let previous = ''
  return text.split('\n').map((line) => {
    const [first = '', ...others] = line.split(';').map((field) => field.split(','))
    const written = first[0] ?? ''
    previous = previous.slice(0, Number(written[0])) + written.slice(1)
    return [previous, [first, ...others].map(([, ...steps]) => unpackNumbers(steps))]
  })
}

function unpackNumbers(steps: readonly string[]): number[] {
  let number = 0
  return steps.map((step) => {
    number += Number.parseInt(step, 36)
    return number
  })
}
