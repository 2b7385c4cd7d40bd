import type { Blockquote, Heading, List, ListItem, Nodes, Paragraph, RootContent } from 'mdast'
import type { SplitFile } from '../../content/front-matter'
import { type Located, locationOf, pieceFinder } from '../../markdown/page'
import { writtenText } from '../../markdown/written-text'
import {
  type Diagnostic,
  diagnosticAt,
  type Message,
  shorten,
  sortDiagnostics,
  type Values,
} from '../../shared/diagnostic'
import { legalMessages } from './legal-messages'

interface Reporter {
  /** The text below the front matter, with the line numbers of the file. */
  body: string
  report(node: Located, message: Message, values?: Values): void
  /** Returns the whole text of a node. */
  textOf(node: RootContent | List['children'][number]): string
  /** Returns that text, cut off after 40 characters. */
  beginningOf(node: RootContent | List['children'][number]): string
}

/** The words with which every summary begins. */
const summaryMark = 'In short:'

/**
 * Checks the form of a legal text: `##` sections, each with a one-sentence summary followed by clauses, and nothing
 * else, so that every sentence can be cited by its number.
 * @returns the problems, in the order of the text
 * @throws ContentError if the text is too large, too deeply nested, or has too much markup
 */
export function checkLegalText({ body, tree }: Pick<SplitFile, 'body' | 'tree'>, file: string): Diagnostic[] {
  const problems: Diagnostic[] = []
  const textOf: Reporter['textOf'] = (node) => writtenText(node, body)
  const reporter: Reporter = {
    body,
    report: (node, message, values) => problems.push(diagnosticAt(locationOf({ file }, node), message, values)),
    textOf,
    beginningOf(node) {
      const text = textOf(node).replace(/\s+/g, ' ')
      return text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text
    },
  }
  const { report, beginningOf } = reporter
  const sections: LegalSection[] = []
  for (const [index, node] of tree().children.entries()) {
    if (node.type === 'html') continue // A comment: other HTML is rejected when the Markdown is rendered.
    const nodes = sections.at(-1)?.nodes
    if (node.type === 'heading') {
      if (node.depth !== 2)
        report(node, legalMessages['legal-heading-depth'], { found: beginningOf(node), depth: node.depth })
      // A heading of another level also begins a section if a summary follows it.
      if (node.depth === 2 || isSummary(tree().children[index + 1])) sections.push({ heading: node, nodes: [] })
      else nodes?.push(node)
    } else if (node.type === 'paragraph' && isSummary(tree().children[index + 1]) && !/[.!?:]$/.test(textOf(node))) {
      report(node, legalMessages['legal-heading-unmarked'], { found: beginningOf(node) })
      sections.push({ heading: node, nodes: [] })
    } else if (nodes) nodes.push(node)
    else report(node, legalMessages['legal-above-sections'], { found: beginningOf(node) })
  }
  for (const section of sections) checkSection(section, reporter)
  checkHeadings(sections, reporter)
  checkReferences(sections, reporter)
  return sortDiagnostics(problems)
}

const isSummary = (node?: RootContent): node is Blockquote => node?.type === 'blockquote'

function checkSection({ heading, nodes }: LegalSection, reporter: Reporter): void {
  const { report, textOf, beginningOf } = reporter
  const [, found] = /^#+\s+(\S.*?)\s+>\s*In short:/.exec(sourceOf(heading, reporter.body)) ?? []
  if (found !== undefined) {
    report(heading, legalMessages['legal-heading-joined'], { found })
    return
  }
  const isUnquoted = (node?: RootContent): node is Paragraph =>
    node?.type === 'paragraph' && textOf(node).startsWith(summaryMark)
  const section = textOf(heading)
  const [first] = nodes
  const later = nodes.find((node) => node !== first && isSummary(node))
  if (isSummary(first)) checkSummary(first, reporter)
  else if (later) report(later, legalMessages['legal-summary-place'], { section })
  else if (isUnquoted(first)) report(first, legalMessages['legal-summary-unquoted'], { mark: summaryMark })
  else report(heading, legalMessages['legal-no-summary'], { section, mark: summaryMark })
  checkNumbers(nodes, reporter)
  // A clause without its number is outside the list, and is reported below.
  if (!nodes.some((node) => !isSummary(node) || clausesWithin(node)))
    report(heading, legalMessages['legal-no-clause'], { section })
  for (const node of nodes) {
    const [wordNumber] = numberedAsInWord.exec(sourceOf(node, reporter.body)) ?? []
    const kind = kindOfPart(node)
    // Already reported above.
    if (node === first && !later && isUnquoted(node)) continue
    // These have already been checked.
    if (node.type === 'heading' || (node === first && isSummary(node)) || (node === later && !isSummary(first)))
      continue
    if (node.type === 'list' && node.ordered) checkClauses(node, reporter)
    else if (kind !== undefined) report(node, legalMessages['legal-other-part'], { kind })
    else if (wordNumber !== undefined) report(node, legalMessages['legal-clause-word-number'], { found: wordNumber })
    else
      report(
        node,
        node.type === 'blockquote' ? legalMessages['legal-second-summary'] : legalMessages['legal-outside-clauses'],
        { found: beginningOf(node) },
      )
  }
}

/** Names a part of a text that cannot be a clause; undefined for any other part. */
function kindOfPart(node: RootContent): string | undefined {
  if (node.type === 'paragraph' && node.children.every(({ type }) => type === 'image')) return 'picture'
  return { table: 'table', code: 'code', leafDirective: 'block' }[node.type as string]
}

/** Matches the combined number of a section and a clause, which Word writes in front of the clause. */
const numberedAsInWord = /^\d{1,2}(?:\.\d{1,2})+\.?(?=\s)/

function checkSummary(node: Blockquote, { body, report, textOf, beginningOf }: Reporter): void {
  const text = textOf(node)
  const source = sourceOf(node, body)
  const clauses = clausesWithin(node)
  if (/^>\s*>/.test(source) || text.startsWith(`${summaryMark} ${summaryMark}`)) {
    const found = /^>[>\s]*(?:In short:\s*)*/.exec(source)?.[0].trim() ?? ''
    report(node, legalMessages['legal-summary-twice'], { found, mark: summaryMark })
    return
  }
  if (!text.startsWith(`${summaryMark} `))
    report(node, legalMessages['legal-summary-beginning'], { found: beginningOf(node), mark: summaryMark })
  else if (!source.replace(/^[>\s]+/, '').startsWith(summaryMark))
    report(node, legalMessages['legal-summary-marked'], { mark: summaryMark })
  if (clauses) report(clauses, legalMessages['legal-clause-quoted'])
  else if (node.children.length > 1 || node.children[0]?.type !== 'paragraph' || /[.!?]\s+\S/.test(text))
    report(node, legalMessages['legal-summary-long'])
}

/** Returns the clauses that are quoted with a summary. */
const clausesWithin = (node?: RootContent): RootContent | undefined =>
  isSummary(node) ? node.children.find((child) => child.type === 'list' && child.ordered) : undefined

const sourceOf = ({ position }: Located, body: string) => body.slice(position?.start.offset, position?.end?.offset)

/** Matches a line within a clause that begins like an item of a list. */
const pointWithin =
  /\n[ \t>]*((?:([•·‣▪●◦]|-(?=\p{L}))|[-*+–—][ \t]|\(?([a-z]|[ivx]{2,4}|\d{1,2})[.)]|[①-⑳])[ \t]*[\p{L}“"‘[*_][^\n]*)/giu

/** Finds the first of several lines within a clause that begin like items, or one that can be nothing else. */
function findPoint(item: ListItem, source: string): { found: string; line: number } | undefined {
  const points = [...source.matchAll(pointWithin)]
  const [first] = points
  if (!first) return undefined
  const { 1: found = '', 2: bullet, 3: marker, index } = first
  // The next number may be that of the next clause.
  if (Number(marker) === Number(/^\d+/.exec(source)?.[0]) + 1) return undefined
  const isList = item.children.some(({ type }) => type === 'list') || points.length > 1 || bullet !== undefined
  if (!isList && !source.slice(0, index).trimEnd().endsWith(':')) return undefined
  return { found, line: (item.position?.start.line ?? 1) + source.slice(0, index + 1).split('\n').length - 1 }
}

function checkClauses(list: List, { body, report, textOf, beginningOf }: Reporter): void {
  for (const item of list.children) {
    const point = findPoint(item, sourceOf(item, body))
    if (point) {
      const location = { position: { start: { line: point.line, column: 1 } } }
      report(location, legalMessages['legal-points'], { found: shorten(point.found, 40) })
    } else if (item.children.length === 0) report(item, legalMessages['legal-clause-empty'])
    else if (item.children.length > 1 || item.children[0]?.type !== 'paragraph')
      report(item, legalMessages['legal-clause-long'], { found: beginningOf(item) })
    else if (/[\p{L}\p{N},]$/u.test(textOf(item).trim()))
      report(item, legalMessages['legal-clause-open'], {
        found: /(?:\S+\s+){0,2}\S+$/.exec(textOf(item).trim())?.[0] ?? '',
      })
  }
}

const clausesOf = (nodes: readonly RootContent[]): ListItem[] =>
  nodes.flatMap((node) => (node.type === 'list' && node.ordered ? node.children : []))

/** Matches a line that continues a clause, is not indented, and begins a sentence: it lacks its number. */
const withoutNumber = /(?<=[.!?]["”)]*[ \t]*\n)[\p{Lu}\p{N}“"(].*/gu

/**
 * Reports clauses without a number, and the first clause whose number is higher than the one that visitors see: a
 * clause above it is missing. Visitors see the clauses numbered from 1, so the same number in front of each is valid.
 */
function checkNumbers(nodes: readonly RootContent[], { report, body }: Reporter): void {
  let shown = 0
  let isReported = false
  // Text outside the clauses is reported, and is counted because correcting it will make it one or more clauses.
  const items = nodes.flatMap((node): Nodes[] => (node.type === 'list' ? node.children : isSummary(node) ? [] : [node]))
  for (const item of items) {
    shown++
    const { start } = item.position ?? {}
    const source = sourceOf(item, body)
    const number = Number(/^\d+(?=[.)]\s)/.exec(source)?.[0])
    if (number > shown && !isReported) {
      isReported = true
      report(item, legalMessages['legal-clause-number'], { number, shown, instead: shown })
    }
    for (const { 0: line, index } of source.matchAll(withoutNumber)) {
      shown++
      const above = source.slice(0, index).split('\n').length - 1
      const location = { position: { start: { line: (start?.line ?? 1) + above, column: 1 } } }
      const found = line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line.trimEnd()
      // A number that Markdown does not read is reported as a point.
      if (/^\(?[\p{L}\p{N}]{1,3}[.)]/u.test(line)) continue
      report(location, legalMessages['legal-clause-joined'], { found, number: shown })
    }
  }
}

interface LegalSection {
  /** A paragraph if the marks of a heading are missing. */
  heading: Heading | Paragraph
  nodes: RootContent[]
}

function checkHeadings(sections: readonly LegalSection[], { report, textOf }: Reporter): void {
  const lines = new Map<string, number>()
  for (const { heading } of sections) {
    const section = textOf(heading).trim()
    const line = lines.get(section.toLowerCase())
    if (line === undefined) lines.set(section.toLowerCase(), heading.position?.start.line ?? 1)
    else if (section !== '') report(heading, legalMessages['legal-section-twice'], { section, line })
  }
}

/**
 * Matches `clause 2.1` and `sections 3 and 4`, but not references to other texts: `section 7:400`, `clause 2 of the
 * agreement`.
 */
const reference =
  /(?<![\p{L}\p{N}])(clause|section)s?[ \n\u00a0](\d{1,3}(?:\.\d{1,3})?(?:(?:, and |, | and | or | to |[–-])\d{1,3}(?:\.\d{1,3})?)*)(?![\p{L}\p{N}:(/]|\.\d|\s(?:of|in|to)\s(?!these|this))/giu

/** Returns the paragraphs of a node, without the numbers of clauses, which would be taken for references. */
const paragraphsOf = (node: RootContent): RootContent[] =>
  node.type === 'list' ? node.children.flatMap(({ children }) => children) : [node]

const between = (first: string, last: string) => (first === last ? `only ${first}` : `from ${first} to ${last}`)

/** Reports references to sections and clauses that the text does not have. */
function checkReferences(sections: readonly LegalSection[], { body, report, textOf }: Reporter): void {
  const counts = sections.map(({ nodes }) => clausesOf(nodes).length)
  const [{ length: last }, lastCount = 1] = [counts, counts.at(-1)]
  for (const [own, { nodes }] of sections.entries())
    for (const node of nodes.flatMap(paragraphsOf)) {
      const text = textOf(node)
      for (const { 1: kind = '', 2: numbers = '', index, 0: all } of text.matchAll(reference)) {
        // A reference to a clause in its own section may leave out the number of the section.
        const highest = Math.max(last, kind.toLowerCase() === 'clause' ? (counts[own] ?? 0) : 0)
        const start = index + all.length - numbers.length
        for (const { 0: number, index: place } of numbers.matchAll(/\d+(?:\.\d+)?/g)) {
          const [section = 0, clause] = number.split('.').map(Number)
          const count = counts[section - 1] ?? 0
          const isKnown = clause === undefined ? section >= 1 && section <= highest : clause >= 1 && clause <= count
          if (isKnown) continue
          const known =
            clause === undefined
              ? between('1', `${highest}`)
              : count > 0
                ? between(`${section}.1`, `${section}.${count}`)
                : between('1.1', `${last}.${lastCount}`)
          const found = `${kind.toLowerCase()} ${number}`
          const location = pieceFinder(body, node, text)(start + place, number)
          report(location, legalMessages['legal-no-reference'], { found, known })
        }
      }
    }
}
