import type { Blockquote, Heading, List, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import { findTooDeep } from '../../markdown/nesting'
import { locationOf } from '../../markdown/page'
import { sortProblems } from '../../shared/content-error'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import type { Message, Values } from '../../shared/message'
import { legalMessages } from './legal-messages'

type Tell = (node: RootContent | List['children'][number], message: Message, values?: Values) => void

const summaryMark = 'In short:'
const begin = (node: Parameters<typeof textOf>[0]) => {
  const text = textOf(node).replace(/\s+/g, ' ')
  return text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text
}

/**
 * Checks the form of a legal text: `##` sections, each a summary in one sentence and then clauses, and nothing beside
 * them, so that every sentence can be cited by its number.
 * @param source Markdown before its tokens are filled; its lines count as in the file (see `splitFrontMatter`)
 * @returns what is wrong, in the order of the text; nothing where it is nested too deeply, which drawing tells
 */
export function checkLegalText(source: string, file: string): Diagnostic[] {
  const problems: Diagnostic[] = []
  const tell: Tell = (node, id, values) => problems.push(diagnosticAt(locationOf({ file }, node), id, values))
  const parser = remark().freeze()
  if (findTooDeep(source, (text) => parser.parse(text))) return []
  const tree = parser.parse(source)
  const sections: { heading: Heading; nodes: RootContent[] }[] = []
  for (const node of tree.children) {
    if (node.type === 'html') continue // a comment; anything else is refused when the text is drawn
    const nodes = sections.at(-1)?.nodes
    if (node.type === 'heading') {
      if (node.depth === 2) sections.push({ heading: node, nodes: [] })
      else tell(node, legalMessages['legal-heading-depth'], { found: begin(node), depth: node.depth })
    } else if (nodes) nodes.push(node)
    else tell(node, legalMessages['legal-above-sections'], { found: begin(node) })
  }
  for (const section of sections) checkSection(section, tell)
  return sortProblems(problems)
}

function checkSection({ heading, nodes }: { heading: Heading; nodes: RootContent[] }, tell: Tell): void {
  const section = textOf(heading)
  const [first] = nodes
  if (first?.type === 'blockquote') checkSummary(first, tell)
  else tell(heading, legalMessages['legal-no-summary'], { section, mark: summaryMark })
  if (!nodes.some((node) => node.type === 'list' && node.ordered))
    tell(heading, legalMessages['legal-no-clause'], { section })
  for (const node of nodes) {
    if (node === first && node.type === 'blockquote') continue
    if (node.type === 'list' && node.ordered) checkClauses(node, tell)
    else
      tell(
        node,
        node.type === 'blockquote' ? legalMessages['legal-second-summary'] : legalMessages['legal-outside-clauses'],
        { found: begin(node) },
      )
  }
}

function checkSummary(node: Blockquote, tell: Tell): void {
  const text = textOf(node)
  if (!text.startsWith(`${summaryMark} `))
    tell(node, legalMessages['legal-summary-beginning'], { found: begin(node), mark: summaryMark })
  if (node.children.length > 1 || node.children[0]?.type !== 'paragraph' || /[.!?]\s+\S/.test(text))
    tell(node, legalMessages['legal-summary-long'])
}

function checkClauses(list: List, tell: Tell): void {
  for (const item of list.children) {
    if (item.children.length === 0) tell(item, legalMessages['legal-clause-empty'])
    else if (item.children.length > 1 || item.children[0]?.type !== 'paragraph')
      tell(item, legalMessages['legal-clause-long'], { found: begin(item) })
  }
}
