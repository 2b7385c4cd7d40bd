import type { Nodes, Text } from 'mdast'
import type { Path, Yaml } from '../../content/yaml/read-yaml'
import { locationOf as locationOfNode, pieceFinder } from '../../markdown/page'
import type { SourceLocation } from '../../shared/diagnostic'
import { mapTexts } from '../../shared/tokens'
import { fieldPieces } from '../words/field-pieces'
import type { TextFile } from './find-hard-coded'
import type { Format } from './suppressions'

/**
 * A field, a paragraph or another piece of text as written, with its tokens but without its formatting: `**48** hours`
 * is one number with its unit.
 */
export interface Statement {
  text: string
  format: Format
  /** The path of the field that contains it; empty in the text of a page. */
  path: Path
  /** Whether the statement describes a picture. */
  isPicture: boolean
  isCode: boolean
  /** The line on which its paragraph or field begins. */
  firstLine: number
  /** Returns the source location of a piece of the text. */
  locationOf(index: number, piece: string): SourceLocation
}

/** Lists all statements of a file: fields, paragraphs, headings, cells, code, descriptions and titles. */
export function statementsOf({ file, yaml, body = '', nodes = [] }: TextFile): {
  fields: Statement[]
  body: Statement[]
} {
  return {
    fields: yaml ? fieldStatements(file, yaml) : [],
    body: nodes.flatMap((node) => nodeStatements(file, body, node)),
  }
}

function fieldStatements(file: string, yaml: Yaml): Statement[] {
  const statements: Statement[] = []
  mapTexts(yaml.value, (text, path) => {
    // Made only when a number is found, because most fields have none.
    let find: ReturnType<typeof fieldPieces> | undefined
    statements.push({
      text,
      format: file.endsWith('.json') ? 'json' : 'yaml',
      path,
      isPicture: path.at(-1) === 'alt',
      isCode: false,
      firstLine: yaml.lineOf(path),
      locationOf: (index, piece) => {
        find ??= fieldPieces(yaml, path, text)
        return { file, ...find(index, piece), field: path.join('.') }
      },
    })
    return text
  })
  return statements
}

function nodeStatements(file: string, source: string, node: Nodes): Statement[] {
  const { line: firstLine = 0, offset = 0 } = node.position?.start ?? {}
  const common = { format: 'markdown', path: [], isPicture: false, isCode: node.type === 'code', firstLine } as const
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [{ ...common, ...joinLeaves(file, source, leavesOf(node)) }]
  const written = () => source.slice(offset, node.position?.end.offset)
  const statement = (text: string, begin: number, isPicture = false): Statement => {
    let find: ReturnType<typeof pieceFinder> | undefined
    return {
      ...common,
      text,
      isPicture,
      locationOf: (index, piece) => {
        find ??= begin < 0 ? () => node : pieceFinder(source, node, text, offset + begin)
        return locationOfNode({ file }, find(index, piece))
      },
    }
  }
  return [
    ...(node.type === 'code' ? [statement(node.value, 0)] : []),
    ...('alt' in node && node.alt ? [statement(node.alt, written().indexOf(node.alt), true)] : []),
    ...('title' in node && node.title ? [statement(node.title, written().lastIndexOf(node.title))] : []),
  ]
}

type Leaf = Pick<Text, 'value' | 'position'> & { type: string }

function leavesOf(node: Nodes): Leaf[] {
  if (node.type === 'text' || node.type === 'inlineCode') return [node]
  if (node.type === 'break') return [{ type: 'break', value: ' ', position: node.position }]
  return 'children' in node ? node.children.flatMap(leavesOf) : []
}

function joinLeaves(file: string, source: string, leaves: readonly Leaf[]): Pick<Statement, 'text' | 'locationOf'> {
  // One finder for each leaf, which continues from its last position.
  const finders = new Map<Leaf, ReturnType<typeof pieceFinder>>()
  const locationOf = (index: number, piece: string): SourceLocation => {
    let start = 0
    for (const leaf of leaves) {
      const end = start + leaf.value.length
      if (index < end) {
        const find = finders.get(leaf) ?? pieceFinder(source, leaf, leaf.value)
        finders.set(leaf, find)
        return locationOfNode({ file }, find(index - start, piece.slice(0, end - index)))
      }
      start = end
    }
    return { file }
  }
  return { text: leaves.map(({ value }) => value).join(''), locationOf }
}
