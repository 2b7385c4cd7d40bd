import type { Root } from 'mdast'
import { type Diagnostic, diagnosticAt, type Message, type SourceLocation, type Values } from '../shared/diagnostic'
import type { Tokens } from '../shared/tokens'

/** A heading of a page's text, for its contents list. */
export interface TocItem {
  id: string
  text: string
  depth: number
}

/** A piece of a page's text: HTML, or a named block that the page draws with a component of its own. */
export type Block = { kind: 'html'; html: string } | { kind: 'operations'; resource: string }

/** A picture in the sizes and formats that a browser may choose from. Addresses include the base path. */
export interface MarkdownPicture {
  /** The preferred first. */
  sources: { type: string; srcset: string }[]
  src: string
  /** Pixels. */
  width: number
  height: number
}

/** What drawing needs besides the text itself. */
export interface MarkdownContext {
  /** Named in problems; pictures are looked up beside it. */
  file: string
  /** Label of a table that has no heading above it. */
  title: string
  tokens: Tokens
  /** Interface texts that the HTML carries. */
  texts: { linkTo: (heading: string) => string; table: (heading: string) => string }
  /** Names that `::operations{resource=…}` may have; any where they are left out. */
  resources?: readonly string[] | undefined
  /** Whether the text is looked at and not drawn: what takes time and finds no mistake is left out. */
  isChecked?: boolean | undefined
  /** Gives the tree of the text where it was parsed before; a copy of it is drawn. */
  parsed?: (() => Root) | undefined
  /** Is given the headings also where something else in the text is wrong. */
  onHeadings?: ((toc: readonly TocItem[]) => void) | undefined
  /** Finds a picture by its address in the text; throws where there is none. */
  picture?: ((src: string, file: string) => Promise<MarkdownPicture>) | undefined
}

/** One text on its way through the pipeline: plugins read the context, report problems and collect headings. */
export interface Page extends Omit<MarkdownContext, 'parsed'> {
  /** The text as it was written. */
  source: string
  toc: TocItem[]
  problems: Diagnostic[]
  /** The text as Markdown, kept before it is drawn. */
  written: Root
}

/** A remark plugin of this pipeline. */
export type PagePlugin = (page: Page) => (tree: Root) => void | Promise<void>

/** Something with a location in the source: a node, or a piece of one. */
export interface Located {
  type?: string
  position?:
    | {
        start: { line: number; column: number; offset?: number | undefined }
        end?: { offset?: number | undefined }
      }
    | undefined
}

/** Reports a problem at a node, or at a piece of one. */
export function report(page: Page, node: Located, message: Message, values: Values = {}): void {
  page.problems.push(diagnosticAt(locationOf(page, node), message, values))
}

/** Where a node begins. */
export function locationOf({ file }: Pick<Page, 'file'>, { position }: Located): SourceLocation {
  return { file, line: position?.start.line, column: position?.start.column }
}

/** A node as it was written. */
export function sourceOf(page: Page, node: Located): string {
  return page.source.slice(node.position?.start.offset ?? 0, node.position?.end?.offset ?? 0)
}

/** `&amp;` and its like: spelt with letters and digits that the text does not have. */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);/gi

/**
 * Finds pieces of a node's value in the source. A value lacks what is markup, so that a piece is counted: the third `2` of
 * the value is the third `2` of what was written.
 * @param source the whole text
 * @param node whose value it is
 * @param value of the node
 * @param from offset in the source where the value begins at the earliest
 * @returns a function of a piece and its index in the value, cheap where the same piece is asked for in ascending order; the
 *   node itself where a piece is not written as it reads
 */
export function pieceFinder(source: string, node: Located, value: string, from?: number) {
  const { start, end } = node.position ?? {}
  const begin = from ?? start?.offset
  if (start?.offset === undefined || end?.offset === undefined || begin === undefined) return () => node
  const slice = source.slice(begin, end.offset)
  const isCode = node.type === 'code' || node.type === 'inlineCode'
  const written = isCode ? slice : slice.replace(reference, (hit) => ' '.repeat(hit.length))
  const last = new Map<string, { inValue: number; inSource: number }>()
  const locate = offsetLocator(source, start.line, start.offset - start.column + 1)

  // The name of a fenced block's language is not in its value.
  const head = node.type === 'code' && /^[`~]/.test(written) ? written.indexOf('\n') : -1
  const first = { inValue: -1, inSource: head }
  /** Pieces that are written fewer times than they are read: those from here on cannot be found. */
  const lost = new Map<string, number>()

  return (index: number, piece: string): Located => {
    if (index >= (lost.get(piece) ?? Number.POSITIVE_INFINITY)) return node
    const before = last.get(piece) ?? first
    let { inValue, inSource } = before.inValue <= index ? before : first
    while (inValue < index) {
      inValue = value.indexOf(piece, inValue + 1)
      inSource = written.indexOf(piece, inSource + 1)
      if (inValue < 0 || inSource < 0) {
        lost.set(piece, index)
        return node
      }
    }
    last.set(piece, { inValue, inSource })
    return { position: { start: { ...locate(begin + inSource), offset: begin + inSource } } }
  }
}

/** Lines and columns of offsets; cheap where they ascend. */
function offsetLocator(source: string, firstLine: number, lineStart: number) {
  let line = firstLine
  let from = lineStart
  let next = source.indexOf('\n', from)
  return (offset: number) => {
    if (offset < from) [line, from, next] = [firstLine, lineStart, source.indexOf('\n', lineStart)]
    while (next !== -1 && next < offset) [line, from, next] = [line + 1, next + 1, source.indexOf('\n', next + 1)]
    return { line, column: offset - from + 1 }
  }
}
