import type { Nodes, Root } from 'mdast'
import { nodesOf } from './nodes-of'
import type { Placed } from './page'

/**
 * Steps at most that the marks of a text may take: 100 for each byte of the longest text that is read. A mark takes as many
 * as there are characters from it to the end of its paragraph, since that is how far a parser looks for the other half. The
 * longest page of the site takes 40,000; these take about as long to read as 200 kB of sound Markdown.
 */
export const MOST_STEPS = 20_000_000

/** Signs that open or close something within a sentence; behind a backslash they are themselves. */
const marks = /\\[!-/:-@[-`{-~]|\*+|_+|~+|`+|[[\]<]|:[A-Za-z]/g

/** A line that ends a paragraph, also within quotations. */
const emptyLine = /\n(?:[ \t>]*\n)+/

/**
 * Finds the paragraph, heading or cell whose marks take the most steps, where those of a text are too many in all.
 * @param parse Markdown to its blocks: asked only where the lines between two empty ones have too many, since a list without
 *   empty lines is many paragraphs, and code is none
 * @returns `undefined` where they are few enough
 */
export function findTooManyMarks(source: string, parse: (text: string) => Root): Placed | undefined {
  if (sum(source.split(emptyLine).map(stepsOf)) <= MOST_STEPS) return undefined
  const read = nodesOf(parse(source)).filter(({ type }) => ['paragraph', 'heading', 'tableCell'].includes(type))
  const steps = read.map((node) => stepsOf(sliceOf(source, node)))
  return sum(steps) > MOST_STEPS ? read[steps.indexOf(Math.max(...steps))] : undefined
}

function stepsOf(text: string): number {
  let steps = 0
  for (const { 0: found, index } of text.matchAll(marks)) if (!found.startsWith('\\')) steps += text.length - index
  return steps
}

const sliceOf = (source: string, { position }: Nodes) => source.slice(position?.start.offset, position?.end.offset)

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
