/** Limits that keep parsing time proportional to the length of a text. They are checked before parsing. */
import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import type { Located } from './page'
import { leafDirectives } from './plugins/directives'
import { nodesOf } from './tree'

/** The maximum nesting depth of quotations, lists and footnotes. Parsing time grows with its square. */
export const MAX_LEVELS = 40

/** The maximum number of block markers on one line. More take seconds to parse, and nobody needs them. */
const MAX_MARKS = 500

/** The markers at the start of a line in quotations, lists and footnotes. */
const beginnings = /^(?:[ \t>*+\-\d.)]|\[\^[^\]\n]*\]:)+/gm
const mark = />|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\n]*\]:/g
/** Matches a thematic break or the underline of a heading, whose characters open nothing. */
const thematicBreak = /^[ \t>]{0,100}([*-])(?:[ \t]*\1)*[ \t]*$/

/**
 * Finds where quotations and lists are nested more than `MAX_LEVELS` deep, before the whole text is parsed.
 * Each level takes a marker or two columns of a line, so most texts are recognised as shallow without parsing. For
 * others, ever longer beginnings are parsed until the depth is known.
 * @param parse parses Markdown to a tree
 * @returns the first node that is too deep; `undefined` if there is none
 */
export function findTooDeep(source: string, parse: (text: string) => Root): Located | undefined {
  const suspects: number[] = []
  for (const { 0: beginning, index } of source.matchAll(beginnings)) {
    if (beginning.length <= MAX_LEVELS / 2) continue
    const marks = beginning.match(mark)?.length ?? 0
    const columns = (beginning.match(/ /g)?.length ?? 0) + 4 * (beginning.match(/\t/g)?.length ?? 0)
    if (marks + columns / 2 <= MAX_LEVELS) continue
    const end = lineEnd(source, index)
    if (marks > MAX_MARKS && !thematicBreak.test(source.slice(index, end))) return locationAt(source, index)
    suspects.push(end)
  }
  for (let count = 1; suspects.length > 0; count *= 4) {
    const end = suspects[count - 1] ?? suspects.at(-1)
    const found = findDeepNode(parse(source.slice(0, end)))
    if (found || count >= suspects.length) return found
  }
  return undefined
}

/** Footnotes are rejected later; until then they nest like quotations. */
const containers = new Set(['list', 'blockquote', 'footnoteDefinition'])

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from)
  return end < 0 ? source.length : end
}

/** Finds the first node of a tree that is too deep, without recursion. */
function findDeepNode(tree: Root): Nodes | undefined {
  const waiting: { node: Nodes; level: number }[] = [{ node: tree, level: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next
    const level = next.level + (containers.has(node.type) ? 1 : 0)
    if (level > MAX_LEVELS) return node
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
 * The maximum number of steps for the marks of a text: 100 for each byte of the longest text that is accepted. A mark
 * takes as many steps as there are characters from it to the end of its paragraph, because a parser looks for the
 * closing mark that far. The longest page of the site takes 40,000; parsing at the limit takes about as long as 200 kB
 * of ordinary Markdown.
 */
const MAX_STEPS = 20_000_000

/** Matches characters that open or close inline markup, unless they are escaped. */
const inlineMarks = /\\[!-/:-@[-`{-~]|\*+|_+|~+|`+|[[\]<]|:[A-Za-z]/g

/** Matches an empty line, which ends a paragraph, also within quotations. */
const emptyLine = /\n(?:[ \t>]*\n)+/

/**
 * Finds the paragraph, heading or cell whose marks take the most steps, if a text has too many in total.
 * @param parse parses Markdown to its blocks. Called only if the lines between two empty lines have too many steps,
 * because a list without empty lines contains many paragraphs, and code contains none
 * @returns `undefined` if the steps are within the limit
 */
export function findTooManyMarks(source: string, parse: (text: string) => Root): Located | undefined {
  if (sum(source.split(emptyLine).map(stepsOf)) <= MAX_STEPS) return undefined
  const read = nodesOf(parse(source)).filter(({ type }) => ['paragraph', 'heading', 'tableCell'].includes(type))
  const steps = read.map((node) => stepsOf(sliceOf(source, node)))
  return sum(steps) > MAX_STEPS ? read[steps.indexOf(Math.max(...steps))] : undefined
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
 * The maximum sum of the squared numbers of consecutive lines in quotations and list items: a parser compares each line
 * with all those above it, up to an empty line (CommonMark 0.31, lazy continuation lines). About 4,470 lines reach the
 * limit.
 */
const MAX_COMPARISONS = 20_000_000

const empty = /^[ \t>]*$/
/** An item of a bulleted list, which can interrupt a paragraph. A numbered one can do so only with the number 1. */
const item = /^(?: {0,3}>)* {0,3}[*+-][ \t]+\S/
const container = /^[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?:[ \t]|$)|\[\^[^\]\n]*\]:)/

/**
 * Finds a quotation or list item with too many lines.
 * @returns its first line; `undefined` if there is none
 */
export function findTooManyLines(source: string): Located | undefined {
  const lines = source.split('\n')
  let compared = 0
  let first: number | undefined
  for (const [index, line] of lines.entries()) {
    if (empty.test(line)) first = undefined
    else if (item.test(line)) first = index
    else if (first === undefined && container.test(line)) first = index
    else if (first !== undefined) compared += 2 * (index - first)
    if (first !== undefined && compared > MAX_COMPARISONS)
      return { position: { start: { line: first + 1, column: 1 } } }
  }
  return undefined
}

/**
 * The maximum number of headings that are underlined with `=` or `-`. For each one micromark copies all that it has
 * read before (`resolveToSetextUnderline`), so that 28,000 of them take minutes.
 */
export const MAX_UNDERLINED = 1000

/** A line of `=` or `-`, also within quotations, and the end of the line above it, if that is not empty. */
const underline = /[^\s>][ \t]*\n[ \t>]*(?:=+|-+)[ \t]*$/gm

/**
 * Finds the underline that is one too many.
 * @returns `undefined` if there are few enough
 */
export function findTooManyUnderlines(source: string): Located | undefined {
  let count = 0
  for (const { 0: found, index } of source.matchAll(underline))
    if (++count > MAX_UNDERLINED) return locationAt(source, index + found.lastIndexOf('\n') + 1)
  return undefined
}

/**
 * The maximum number of characters in a row without a space. Addresses are the longest such texts, and browsers,
 * servers and search engines accept about 2,000. Functions that look for words and addresses start again at each
 * character of a run, so their work grows with the square of its length.
 */
export const MAX_RUN_LENGTH = 2000

const longRun = new RegExp(`\\S{${MAX_RUN_LENGTH + 1}}`)

/**
 * Finds the first run of characters that is too long.
 * @returns its location and its beginning; `undefined` if there is none
 */
export function findLongRun(source: string): (Located & { beginning: string }) | undefined {
  for (const [index, line] of source.split('\n').entries()) {
    const found = line.length > MAX_RUN_LENGTH ? line.search(longRun) : -1
    const position = { start: { line: index + 1, column: found + 1 } }
    if (found >= 0) return { position, beginning: line.slice(found, found + MAX_RUN_LENGTH) }
  }
  return undefined
}

type Code = number | null
type State = (code: Code) => State

/** The functions of a micromark construct: https://github.com/micromark/micromark#extensions */
interface Effects {
  enter(type: string): void
  exit(type: string): void
  consume(code: Code): void
}

/** Consumes the rest of a line as one token, of a type that no tree contains. */
const restOfLine = {
  tokenize(effects: Effects, ok: State): State {
    const inside: State = (code) => {
      // Character codes of line endings are below -2.
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

/** Characters that start inline constructs of CommonMark; those of GFM and directives are disabled as a whole. */
const text = Object.fromEntries([...'!&*<[\\]_`'].map((character) => [character.charCodeAt(0), restOfLine]))

interface Data {
  micromarkExtensions?: { text?: object }[]
  fromMarkdownExtensions?: { transforms?: unknown[] }[][]
}

function blocksOnly(this: { data(): unknown }): void {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data() as Data
  for (const extension of micromarkExtensions) extension.text = {}
  micromarkExtensions.push({ text })
  // GFM finds addresses in the finished tree.
  for (const extension of fromMarkdownExtensions.flat()) delete extension.transforms
}

const processor = remark().use(remarkGfm, { singleTilde: false }).use(leafDirectives).use(blocksOnly)

/**
 * Parses only the blocks of a text (paragraphs, headings, cells, lists and quotations) with their locations, so that
 * the time is proportional to the length of the text, whatever its inline content.
 */
export function parseBlocks(text: string): Root {
  return processor.parse(text)
}
