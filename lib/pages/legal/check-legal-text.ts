import type { Blockquote, Heading, List, RootContent } from 'mdast'
import type { SplitFile } from '../../content/front-matter'
import { locationOf } from '../../markdown/page'
import { writtenText } from '../../markdown/written-text'
import { type Diagnostic, diagnosticAt, type Message, sortDiagnostics, type Values } from '../../shared/diagnostic'
import { legalMessages } from './legal-messages'

interface Report {
  tell(node: RootContent | List['children'][number], message: Message, values?: Values): void
  /** All words of a node. */
  textOf(node: RootContent | List['children'][number]): string
  /** The first of them. */
  begin(node: RootContent | List['children'][number]): string
}

const summaryMark = 'In short:'
/**
 * Checks the form of a legal text: `##` sections, each a summary in one sentence and then clauses, and nothing beside
 * them, so that every sentence can be cited by its number.
 * @param text from `splitSplitFile`: its tokens are not filled yet
 * @returns what is wrong, in the order of the text
 * @throws ContentError where the text is too large, too deep or too dense
 */
export function checkLegalText({ body, tree }: Pick<SplitFile, 'body' | 'tree'>, file: string): Diagnostic[] {
  const problems: Diagnostic[] = []
  const textOf: Report['textOf'] = (node) => writtenText(node, body)
  const report: Report = {
    tell: (node, id, values) => problems.push(diagnosticAt(locationOf({ file }, node), id, values)),
    textOf,
    begin(node) {
      const text = textOf(node).replace(/\s+/g, ' ')
      return text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text
    },
  }
  const { tell, begin } = report
  const sections: { heading: Heading; nodes: RootContent[] }[] = []
  for (const node of tree().children) {
    if (node.type === 'html') continue // a comment; anything else is refused when the text is drawn
    const nodes = sections.at(-1)?.nodes
    if (node.type === 'heading') {
      if (node.depth === 2) sections.push({ heading: node, nodes: [] })
      else tell(node, legalMessages['legal-heading-depth'], { found: begin(node), depth: node.depth })
    } else if (nodes) nodes.push(node)
    else tell(node, legalMessages['legal-above-sections'], { found: begin(node) })
  }
  for (const section of sections) checkSection(section, report)
  return sortDiagnostics(problems)
}

function checkSection({ heading, nodes }: { heading: Heading; nodes: RootContent[] }, report: Report): void {
  const { tell, textOf, begin } = report
  const section = textOf(heading)
  const [first] = nodes
  if (first?.type === 'blockquote') checkSummary(first, report)
  else tell(heading, legalMessages['legal-no-summary'], { section, mark: summaryMark })
  if (!nodes.some((node) => node.type === 'list' && node.ordered))
    tell(heading, legalMessages['legal-no-clause'], { section })
  for (const node of nodes) {
    if (node === first && node.type === 'blockquote') continue
    if (node.type === 'list' && node.ordered) checkClauses(node, report)
    else
      tell(
        node,
        node.type === 'blockquote' ? legalMessages['legal-second-summary'] : legalMessages['legal-outside-clauses'],
        { found: begin(node) },
      )
  }
}

function checkSummary(node: Blockquote, { tell, textOf, begin }: Report): void {
  const text = textOf(node)
  if (!text.startsWith(`${summaryMark} `))
    tell(node, legalMessages['legal-summary-beginning'], { found: begin(node), mark: summaryMark })
  if (node.children.length > 1 || node.children[0]?.type !== 'paragraph' || /[.!?]\s+\S/.test(text))
    tell(node, legalMessages['legal-summary-long'])
}

function checkClauses(list: List, { tell, begin }: Report): void {
  for (const item of list.children) {
    if (item.children.length === 0) tell(item, legalMessages['legal-clause-empty'])
    else if (item.children.length > 1 || item.children[0]?.type !== 'paragraph')
      tell(item, legalMessages['legal-clause-long'], { found: begin(item) })
  }
}
