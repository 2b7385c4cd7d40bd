import type { Root } from 'mdast'
import { type Diagnostic, diagnosticAt, type Message, type SourceLocation, type Values } from '../shared/diagnostic'
import type { Tokens } from '../shared/tokens'

/** A heading of a page's text, for its table of contents. */
export interface TocItem {
  id: string
  text: string
  depth: number
}

/** A part of a page's text: HTML, or a named block that a component renders. */
export type Block = { kind: 'html'; html: string } | { kind: 'operations'; resource: string }

/** A picture in several sizes and formats. Addresses include the base path. */
export interface MarkdownPicture {
  /** The sources of the picture, the preferred format first. */
  sources: { type: string; srcset: string }[]
  src: string
  /** In pixels. */
  width: number
  height: number
}

/** What rendering needs besides the text. */
export interface MarkdownContext {
  /** The path of the file, for problems and for finding pictures. */
  file: string
  /** The title of the page: the label of a table without a heading above it, and reported if a heading repeats it. */
  title: string
  tokens: Tokens
  /** Interface texts for the HTML. */
  texts: { linkTo: (heading: string) => string; table: (heading: string) => string }
  /** Valid names in `::operations{resource=…}`; any name by default. */
  resources?: readonly string[] | undefined
  /** The paths of the site's pages, with which messages about relative links find the page that is meant. */
  pagePaths?: ReadonlySet<string> | undefined
  /** Whether the text is only checked and not rendered: slow plugins that find no mistakes are then skipped. */
  isChecked?: boolean | undefined
  /** Returns the tree of the text if it has already been parsed; a copy of it is rendered. */
  parsed?: (() => Root) | undefined
  /** Receives the headings, even if the text has other problems. */
  onHeadings?: ((toc: readonly TocItem[]) => void) | undefined
  /** Finds a picture by its address in the text; throws if it does not exist. */
  picture?: ((src: string, file: string) => Promise<MarkdownPicture>) | undefined
}

/** The state of one text in the pipeline: plugins read the context, report problems and collect headings. */
export interface Page extends Omit<MarkdownContext, 'parsed'> {
  /** The source of the text. */
  source: string
  toc: TocItem[]
  problems: Diagnostic[]
  /** The text as Markdown, copied before it is turned into HTML. */
  written: Root
}

/** A remark plugin of this pipeline. */
export type PagePlugin = (page: Page) => (tree: Root) => void | Promise<void>

/** Something with a location in the source: a node, or a part of one. */
export interface Located {
  type?: string
  position?:
    | {
        start: { line: number; column: number; offset?: number | undefined }
        end?: { offset?: number | undefined }
      }
    | undefined
}

/** Reports a problem at a node, or at a part of one. */
export function report(page: Page, node: Located, message: Message, values: Values = {}): void {
  page.problems.push(diagnosticAt(locationOf(page, node), message, values))
}

/** Returns the location of a node. */
export function locationOf({ file }: Pick<Page, 'file'>, { position }: Located): SourceLocation {
  return { file, line: position?.start.line, column: position?.start.column }
}

/** Returns the source of a node. */
export function sourceOf(page: Page, node: Located): string {
  return page.source.slice(node.position?.start.offset ?? 0, node.position?.end?.offset ?? 0)
}

/** Matches character references such as `&amp;`: their letters and digits are not in the parsed text. */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);/gi

/**
 * Finds parts of a node's value in the source. The value lacks the markup, so occurrences are counted: the third `2`
 * in the value is the third `2` in the source.
 * @param source the whole text
 * @param node the node that has the value
 * @param value the value of the node
 * @param from the earliest offset of the value in the source
 * @returns a function of a part and its index in the value, fast for ascending indexes of the same part; it returns the
 * node itself if the source of a part differs from its parsed form
 */
export function pieceFinder(source: string, node: Located, value: string, from?: number) {
  const { start, end } = node.position ?? {}
  const begin = from ?? start?.offset
  if (start?.offset === undefined || end?.offset === undefined || begin === undefined) return () => node
  const slice = source.slice(begin, end.offset)
  const isCode = node.type === 'code' || node.type === 'inlineCode'
  // A name that HTML does not know is not a reference, so the value has it unchanged.
  const blank = (hit: string) => (value.includes(hit) ? hit : ' '.repeat(hit.length))
  const written = isCode ? slice : slice.replace(reference, blank)
  const last = new Map<string, { inValue: number; inSource: number }>()
  const locate = offsetLocator(source, start.line, start.offset - start.column + 1)

  // The name of a fenced block's language is not in its value.
  const head = node.type === 'code' && /^[`~]/.test(written) ? written.indexOf('\n') : -1
  const first = { inValue: -1, inSource: head }
  /** Parts that occur less often in the source than in the value: they can no longer be found. */
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

/** Converts offsets into lines and columns; fast for ascending offsets. */
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
