import type { Nodes, Text } from 'mdast'
import type { Yaml } from '../../content/yaml/read-yaml'
import { pieceFinder } from '../../markdown/find-piece'
import { spotOf as placeOfNode } from '../../markdown/page'
import type { Spot } from '../../shared/diagnostic'
import { mapTexts } from '../../shared/tokens/replace-tokens'
import type { SnapshotPage } from '../snapshot'

/** A line of thought as somebody wrote it, tokens included: `**48** hours` is one number with its unit. */
export interface Statement {
  text: string
  /** Dotted name of the field that it is; none in the text of a page. */
  field?: string
  spotOf(index: number, piece: string): Spot
}

/** Everything that a Markdown file says: fields, paragraphs, headings, cells, code, descriptions and titles. */
export function statementsOf({ file, yaml, body = '', nodes = [] }: SnapshotPage): {
  fields: Statement[]
  body: Statement[]
} {
  const statements: Statement[] = []
  for (const node of nodes) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      statements.push(joined(file, body, leavesOf(node)))
    const place = { line: node.position?.start.line, column: node.position?.start.column }
    const more = [
      node.type === 'code' ? node.value : undefined,
      'alt' in node ? node.alt : undefined,
      'title' in node ? node.title : undefined,
    ]
    for (const text of more) if (text) statements.push({ text, spotOf: () => ({ file, ...place }) })
  }
  return { fields: yaml ? fieldStatements(file, yaml) : [], body: statements }
}

/** The texts of fields, in front matter or in a locale file. */
export function fieldStatements(file: string, { value, placeOf }: Yaml): Statement[] {
  const statements: Statement[] = []
  mapTexts(value, (text, path) => {
    const field = path.join('.')
    statements.push({ text, field, spotOf: () => ({ file, ...placeOf(path), field }) })
    return text
  })
  return statements
}

type Leaf = Pick<Text, 'value' | 'position'> & { type: string }

function leavesOf(node: Nodes): Leaf[] {
  if (node.type === 'text' || node.type === 'inlineCode') return [node]
  if (node.type === 'break') return [{ type: 'break', value: ' ', position: node.position }]
  return 'children' in node ? node.children.flatMap(leavesOf) : []
}

function joined(file: string, source: string, leaves: readonly Leaf[]): Statement {
  // One for each leaf: it goes on where it was asked last.
  const finders = new Map<Leaf, ReturnType<typeof pieceFinder>>()
  const spotOf = (index: number, piece: string): Spot => {
    let at = 0
    for (const leaf of leaves) {
      const end = at + leaf.value.length
      if (index < end) {
        const find = finders.get(leaf) ?? pieceFinder(source, leaf, leaf.value)
        finders.set(leaf, find)
        return placeOfNode({ file }, find(index - at, piece.slice(0, end - index)))
      }
      at = end
    }
    return { file }
  }
  return { text: leaves.map(({ value }) => value).join(''), spotOf }
}
