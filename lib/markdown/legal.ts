import type { Blockquote, Heading, List, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import type { Problem } from '../errors'
import { bareNumbers } from './bare-numbers'

type Tell = (node: RootContent | List['children'][number], what: string, fix: string) => void

const summaryMark = 'In short:'
const begin = (node: Parameters<typeof textOf>[0]) => {
  const text = textOf(node).replace(/\s+/g, ' ')
  return text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text
}

/**
 * Checks the form of a legal text: `##` sections, each a summary in one sentence and then clauses, and nothing beside
 * them, so that every sentence can be cited by its number; and no number but those of `content/facts.yml`.
 * @param source Markdown before its tokens are filled; its lines count as in the file (see `splitFrontMatter`)
 * @returns what is wrong, in the order of the text
 */
export function checkLegalText(source: string, file: string): Problem[] {
  const problems: Problem[] = []
  const tell: Tell = (node, what, fix) => problems.push({ file, line: node.position?.start.line, what, fix })
  const tree = remark().parse(source)
  const sections: { heading: Heading; nodes: RootContent[] }[] = []
  for (const node of tree.children) {
    if (node.type === 'html') continue // a comment; anything else is refused when the text is drawn
    const nodes = sections.at(-1)?.nodes
    if (node.type === 'heading') {
      if (node.depth === 2) sections.push({ heading: node, nodes: [] })
      else tell(node, `“${begin(node)}” has ${node.depth} #.`, 'Write ##; a legal text has sections and clauses only.')
    } else if (nodes) nodes.push(node)
    else
      tell(node, `“${begin(node)}” stands above the first section.`, 'Write it as a clause below a ## heading: “1. …”.')
  }
  for (const section of sections) checkSection(section, tell)
  return [...problems, ...bareNumbers(tree, file)].sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
}

function checkSection({ heading, nodes }: { heading: Heading; nodes: RootContent[] }, tell: Tell): void {
  const name = `“${textOf(heading)}”`
  const [first] = nodes
  if (first?.type === 'blockquote') checkSummary(first, tell)
  else tell(heading, `${name} has no summary.`, `Write “> ${summaryMark} …” below the heading.`)
  if (!nodes.some((node) => node.type === 'list' && node.ordered))
    tell(heading, `${name} has no clause.`, 'Write at least one below its summary: “1. …”.')
  for (const node of nodes) {
    if (node === first && node.type === 'blockquote') continue
    if (node.type === 'list' && node.ordered) checkClauses(node, tell)
    else if (node.type === 'blockquote')
      tell(node, `“${begin(node)}” is a second summary.`, 'Keep one summary, directly below the heading.')
    else tell(node, `“${begin(node)}” stands outside the clauses.`, 'Make it an item of the numbered list: “1. …”.')
  }
}

function checkSummary(node: Blockquote, tell: Tell): void {
  const text = textOf(node)
  if (!text.startsWith(`${summaryMark} `))
    tell(node, `The summary begins with “${begin(node)}”.`, `Begin it with “${summaryMark} ”.`)
  if (node.children.length > 1 || node.children[0]?.type !== 'paragraph' || /[.!?]\s+\S/.test(text))
    tell(node, 'The summary is longer than one sentence.', 'Say it in one, and the rest in clauses.')
}

function checkClauses(list: List, tell: Tell): void {
  for (const item of list.children) {
    if (item.children.length === 0) tell(item, 'This clause is empty.', 'Write its sentence, or remove the number.')
    else if (item.children.length > 1 || item.children[0]?.type !== 'paragraph')
      tell(item, `“${begin(item)}” is more than one paragraph.`, 'Make each paragraph a clause of its own: “1. …”.')
  }
}
