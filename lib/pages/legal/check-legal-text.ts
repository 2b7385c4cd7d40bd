import type { Blockquote, Heading, List, RootContent } from 'mdast'
import type { SplitFile } from '../../content/front-matter'
import { locationOf } from '../../markdown/page'
import { writtenText } from '../../markdown/written-text'
import { type Diagnostic, diagnosticAt, type Message, sortDiagnostics, type Values } from '../../shared/diagnostic'
import { legalMessages } from './legal-messages'

interface Reporter {
  report(node: RootContent | List['children'][number], message: Message, values?: Values): void
  /** The whole text of a node. */
  textOf(node: RootContent | List['children'][number]): string
  /** The first 40 characters of it. */
  begin(node: RootContent | List['children'][number]): string
}

const summaryMark = 'In short:'
/**
 * Checks the form of a legal text: `##` sections, each with a one-sentence summary followed by clauses, and nothing else,
 * so that every sentence can be cited by its number.
 * @param text from `splitFrontMatter`, with its tokens not yet replaced
 * @returns the problems, in the order of the text
 * @throws ContentError if the text is too large, too deeply nested or too dense
 */
export function checkLegalText({ body, tree }: Pick<SplitFile, 'body' | 'tree'>, file: string): Diagnostic[] {
  const problems: Diagnostic[] = []
  const textOf: Reporter['textOf'] = (node) => writtenText(node, body)
  const reporter: Reporter = {
    report: (node, id, values) => problems.push(diagnosticAt(locationOf({ file }, node), id, values)),
    textOf,
    begin(node) {
      const text = textOf(node).replace(/\s+/g, ' ')
      return text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text
    },
  }
  const { report, begin } = reporter
  const sections: { heading: Heading; nodes: RootContent[] }[] = []
  for (const [index, node] of tree().children.entries()) {
    if (node.type === 'html') continue // A comment: other HTML is refused when the Markdown is rendered.
    const nodes = sections.at(-1)?.nodes
    if (node.type === 'heading') {
      if (node.depth !== 2)
        report(node, legalMessages['legal-heading-depth'], { found: begin(node), depth: node.depth })
      // A heading of another depth begins a section too, unless it has nothing of one.
      if (node.depth === 2 || isSummary(tree().children[index + 1])) sections.push({ heading: node, nodes: [] })
    } else if (nodes) nodes.push(node)
    else report(node, legalMessages['legal-above-sections'], { found: begin(node) })
  }
  for (const section of sections) checkSection(section, reporter)
  return sortDiagnostics(problems)
}

const isSummary = (node?: RootContent): node is Blockquote => node?.type === 'blockquote'

function checkSection({ heading, nodes }: { heading: Heading; nodes: RootContent[] }, reporter: Reporter): void {
  const { report, textOf, begin } = reporter
  const section = textOf(heading)
  const [first] = nodes
  const later = nodes.find((node) => node !== first && isSummary(node))
  if (isSummary(first)) checkSummary(first, reporter)
  else if (later) report(later, legalMessages['legal-summary-place'], { section })
  else report(heading, legalMessages['legal-no-summary'], { section, mark: summaryMark })
  // Without its number a clause is outside them, which is reported there.
  if (!nodes.some((node) => (node.type === 'list' && node.ordered) || !isSummary(node)))
    report(heading, legalMessages['legal-no-clause'], { section })
  for (const node of nodes) {
    if ((node === first && isSummary(node)) || (node === later && !isSummary(first))) continue
    if (node.type === 'list' && node.ordered) checkClauses(node, reporter)
    else
      report(
        node,
        node.type === 'blockquote' ? legalMessages['legal-second-summary'] : legalMessages['legal-outside-clauses'],
        { found: begin(node) },
      )
  }
}

function checkSummary(node: Blockquote, { report, textOf, begin }: Reporter): void {
  const text = textOf(node)
  if (!text.startsWith(`${summaryMark} `))
    report(node, legalMessages['legal-summary-beginning'], { found: begin(node), mark: summaryMark })
  if (node.children.length > 1 || node.children[0]?.type !== 'paragraph' || /[.!?]\s+\S/.test(text))
    report(node, legalMessages['legal-summary-long'])
}

function checkClauses(list: List, { report, begin }: Reporter): void {
  for (const item of list.children) {
    if (item.children.length === 0) report(item, legalMessages['legal-clause-empty'])
    else if (item.children.length > 1 || item.children[0]?.type !== 'paragraph')
      report(item, legalMessages['legal-clause-long'], { found: begin(item) })
  }
}
