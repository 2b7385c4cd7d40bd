/** Limits that keep the time to read a text in proportion to its length, each checked before the text is parsed. */
import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import type { Located } from './page'
import { leafDirectives } from './plugins/directives'
import { nodesOf } from './tree'

/** Levels of quotations, lists and footnotes within one another; reading takes time that grows with the square of their number. */
export const MOST_LEVELS = 40

/** More marks than this on one line take seconds to read, and nobody writes them. */
const MOST_MARKS = 500

/** What a line may begin with inside quotations, lists and footnotes. */
const beginnings = /^(?:[ \t>*+\-\d.)]|\[\^[^\]\n]*\]:)+/gm
const mark = />|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\n]*\]:/g
/** A line across the page, or below a heading: marks that open nothing. */
const rule = /^[ \t>]{0,100}([*-])(?:[ \t]*\1)*[ \t]*$/

/**
 * Finds where quotations and lists are nested more than `MOST_LEVELS` deep, before the whole text is parsed.
 * A level takes a mark or two columns of each line, so that most texts are known to be shallow without parsing; of others
 * the beginning is parsed, and more of it until it is known.
 * @param parse Markdown to a tree
 * @returns the first node that is too deep; `undefined` where there is none
 */
export function findTooDeep(source: string, parse: (text: string) => Root): Located | undefined {
  const suspects: number[] = []
  for (const { 0: beginning, index } of source.matchAll(beginnings)) {
    if (beginning.length <= MOST_LEVELS / 2) continue
    const marks = beginning.match(mark)?.length ?? 0
    const columns = (beginning.match(/ /g)?.length ?? 0) + 4 * (beginning.match(/\t/g)?.length ?? 0)
    if (marks + columns / 2 <= MOST_LEVELS) continue
    const end = lineEnd(source, index)
    if (marks > MOST_MARKS && !rule.test(source.slice(index, end))) return locationAt(source, index)
    suspects.push(end)
  }
  for (let count = 1; suspects.length > 0; count *= 4) {
    const end = suspects[count - 1] ?? suspects.at(-1)
    const found = deeper(parse(source.slice(0, end)))
    if (found || count >= suspects.length) return found
  }
  return undefined
}

/** A footnote is refused later; until then it holds lines as a quotation does. */
const containers = new Set(['list', 'blockquote', 'footnoteDefinition'])

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from)
  return end < 0 ? source.length : end
}

/** The first node of a tree that is too deep, without recursion. */
function deeper(tree: Root): Nodes | undefined {
  const waiting: { node: Nodes; level: number }[] = [{ node: tree, level: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next
    const level = next.level + (containers.has(node.type) ? 1 : 0)
    if (level > MOST_LEVELS) return node
    if (!('children' in node)) continue
    for (const child of node.children.toReversed()) waiting.push({ node: child, level })
  }
  return undefined
}

function locationAt(source: string, offset: number): Located {
  const before = source.slice(0, offset)
  return { position: { start: { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') } } }
}

/**
 * Steps at most that the marks of a text may take: 100 for each byte of the longest text that is read. A mark takes as many
 * as there are characters from it to the end of its paragraph, since that is how far a parser looks for the other half. The
 * longest page of the site takes 40,000; these take about as long to read as 200 kB of sound Markdown.
 */
export const MOST_STEPS = 20_000_000

/** Signs that open or close something within a sentence; behind a backslash they are themselves. */
const inlineMarks = /\\[!-/:-@[-`{-~]|\*+|_+|~+|`+|[[\]<]|:[A-Za-z]/g

/** A line that ends a paragraph, also within quotations. */
const emptyLine = /\n(?:[ \t>]*\n)+/

/**
 * Finds the paragraph, heading or cell whose marks take the most steps, where those of a text are too many in all.
 * @param parse Markdown to its blocks: asked only where the lines between two empty ones have too many, since a list without
 *   empty lines is many paragraphs, and code is none
 * @returns `undefined` where they are few enough
 */
export function findTooManyMarks(source: string, parse: (text: string) => Root): Located | undefined {
  if (sum(source.split(emptyLine).map(stepsOf)) <= MOST_STEPS) return undefined
  const read = nodesOf(parse(source)).filter(({ type }) => ['paragraph', 'heading', 'tableCell'].includes(type))
  const steps = read.map((node) => stepsOf(sliceOf(source, node)))
  return sum(steps) > MOST_STEPS ? read[steps.indexOf(Math.max(...steps))] : undefined
}

function stepsOf(text: string): number {
  let steps = 0
  for (const { 0: found, index } of text.matchAll(inlineMarks))
    if (!found.startsWith('\\')) steps += text.length - index
  return steps
}

const sliceOf = (source: string, { position }: Nodes) => source.slice(position?.start.offset, position?.end.offset)

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/**
 * The square of the lines at most that may follow one another in a quotation or an item of a list without an empty line: a
 * parser compares each of them with all above it (CommonMark 0.31, lazy continuation lines). 4,400 lines reach it.
 */
const MOST_COMPARED = 20_000_000

const empty = /^[ \t>]*$/
/** An item of a list that begins whatever is above it; a number other than 1 does not. */
const item = /^(?: {0,3}>)* {0,3}[*+-][ \t]+\S/
const container = /^[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?:[ \t]|$)|\[\^[^\]\n]*\]:)/

/** @returns the first line of the quotation or item whose lines are too many; `undefined` where there is none */
export function findTooManyLines(source: string): Located | undefined {
  const lines = source.split('\n')
  let compared = 0
  let first: number | undefined
  for (const [index, line] of lines.entries()) {
    if (empty.test(line)) first = undefined
    else if (item.test(line)) first = index
    else if (first === undefined && container.test(line)) first = index
    else if (first !== undefined) compared += 2 * (index - first)
    if (first !== undefined && compared > MOST_COMPARED) return { position: { start: { line: first + 1, column: 1 } } }
  }
  return undefined
}

/**
 * How many characters may follow one another without a space, in a text of a page. Addresses are the longest that people write, and
 * browsers, servers and search engines agree on about 2,000. What looks for words and addresses begins anew at each sign of
 * a run, so that its work grows with the square of the run.
 */
export const MOST_TOGETHER = 2000

const run = new RegExp(`\\S{${MOST_TOGETHER + 1}}`)

/** @returns where the first run of signs begins that is too long; `undefined` where there is none */
export function findLongRun(source: string): Located | undefined {
  for (const [index, line] of source.split('\n').entries()) {
    const found = line.length > MOST_TOGETHER ? line.search(run) : -1
    if (found >= 0) return { position: { start: { line: index + 1, column: found + 1 } } }
  }
  return undefined
}

type Code = number | null
type State = (code: Code) => State

/** What a construct of micromark does with the text: https://github.com/micromark/micromark#extensions */
interface Effects {
  enter(type: string): void
  exit(type: string): void
  consume(code: Code): void
}

/** Takes the rest of a line as one piece, of a type that no tree has. */
const restOfLine = {
  tokenize(effects: Effects, ok: State): State {
    const inside: State = (code) => {
      // Ends of lines are below -2.
      if (code === null || code < -2) {
        effects.exit('restOfLine')
        return ok(code)
      }
      effects.consume(code)
      return inside
    }
    return (code) => {
      effects.enter('restOfLine')
      return inside(code)
    }
  },
}

/** Signs that begin something within a sentence by CommonMark; those of GFM and of directives are taken away as a whole. */
const text = Object.fromEntries([...'!&*<[\\]_`'].map((sign) => [sign.charCodeAt(0), restOfLine]))

interface Data {
  micromarkExtensions?: { text?: object }[]
  fromMarkdownExtensions?: { transforms?: unknown[] }[][]
}

function blocksAlone(this: { data(): unknown }): void {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data() as Data
  for (const extension of micromarkExtensions) extension.text = {}
  micromarkExtensions.push({ text })
  // GFM looks for addresses in the finished tree.
  for (const extension of fromMarkdownExtensions.flat()) delete extension.transforms
}

const processor = remark().use(remarkGfm, { singleTilde: false }).use(leafDirectives).use(blocksAlone)

/**
 * Reads which paragraphs, headings, cells, lists and quotations a text has, with their locations, and nothing within them: the
 * time grows with the length of the text, whatever its sentences hold.
 */
export function parseBlocks(text: string): Root {
  return processor.parse(text)
}
