import type { Nodes } from 'mdast'
import type { z } from 'zod'
import { factsFile } from '../../../content/facts/facts'
import { hintAt } from '../../../content/schemas/field'
import { siteFile } from '../../../content/site'
import type { Path } from '../../../content/yaml/read-yaml'
import { locationOf, pieceFinder } from '../../../markdown/page'
import { type Diagnostic, defineMessages, diagnosticAt, type SourceLocation } from '../../../shared/diagnostic'
import { mapTexts } from '../../../shared/tokens'
import { defineRule } from '../../rule'
import type { Snapshot, SnapshotPage } from '../../snapshot'
import { fieldPieces } from '../../words/field-pieces'
import { type Leaf, leavesOf } from '../../words/leaves'
import { passagesOf } from '../../words/passages'
import {
  findEdgeMark,
  findEndMark,
  findOddQuote,
  findOpenMarkup,
  findSmallStart,
  type StrayMark,
} from '../../words/stray-marks'

const messages = defineMessages({
  'stray-quote': {
    severity: 'warning',
    what: '“{found}” has only one of two quotation marks, which visitors would see.',
    fix: 'Write “{instead}”, or put the other mark where it belongs.',
  },
  'stray-inches': {
    severity: 'warning',
    what: '“{found}” ends in a quotation mark, which visitors would see.',
    fix: 'Write “{instead}”, or “{instead} inches” if it is a length.',
  },
  'stray-formatting': {
    severity: 'warning',
    what: '“{found}” has a formatting mark, which visitors would see.',
    fix: 'Write “{instead}”.',
  },
  'stray-end': {
    severity: 'warning',
    what: '“{found}” ends with a punctuation mark, and nothing follows it.',
    fix: 'Write “{instead}”, or add the missing words.',
  },
  'stray-edge': {
    severity: 'warning',
    what: '“{found}” begins or ends with a mark that belongs to nothing, and visitors would see it.',
    fix: 'Write “{instead}”.',
  },
  'small-start': {
    severity: 'warning',
    what: '“{found}” begins with a small letter.',
    fix: 'Write “{instead}”.',
  },
  'stray-name': {
    severity: 'warning',
    what: '“{found}” begins with the name of its field, which visitors would see.',
    fix: 'Write “{instead}”.',
  },
})

type Report = (id: keyof typeof messages, mark: StrayMark | undefined) => void

/** Reports marks that a slip leaves behind: half a pair of quotation marks or of formatting, or a comma at the end. */
export const strayMarks = defineRule({
  title: 'Stray marks',
  why: 'Fields and headings are shown with every mark that an edit has left in them.',
  messages,
  check: (content) => [...checkFields(content), ...content.pages.flatMap(checkText)],
})

/** Matches every text with one of these marks, and few others. */
const quickTest = /["`]|\*\*|~~|^[^\p{L}\p{N}“‘("{[]|^\p{Ll}+[: ]|[,;:=|\\'’–—}-]\s*$/u

/** Fields that are shown as a heading or a paragraph of their own, and begin with a capital. */
const capitalisedFields = /^(?:title|nav|heading|lead|description|summary|question|request|intro|notDocumented)$/

/** Fields that are shown as a heading, a link or a label, where nothing follows a colon. */
const labels = /^(?:title|nav|name|label|request|heading|question|button|kind|link)$/

/** Reports marks in the fields that visitors read, in interface texts, and in the values of the site and of facts. */
function checkFields(content: Snapshot): Diagnostic[] {
  const fields = passagesOf(content).flatMap(({ text, path, schema, locationOf: locate }) =>
    path && quickTest.test(text) ? checkField(text, { path, schema, locate }) : [],
  )
  return [...fields, ...[siteFile, factsFile].flatMap((file) => checkValues(file, content))]
}

interface Field {
  path: Path
  schema: z.ZodType | undefined
  locate(index: number, piece: string): SourceLocation
}

function checkField(text: string, { path, schema, locate }: Field): Diagnostic[] {
  const found: Diagnostic[] = []
  const report: Report = (id, mark) => {
    if (mark) found.push(reportAt(locate(mark.index, mark.mark), id, mark))
  }
  const name = String(path.at(-1))
  checkQuote(text, report)
  // Only the headline may have words in bold, as its hint says.
  if (!schema || !hintAt(schema, path)?.includes('**')) report('stray-formatting', findOpenMarkup(text))
  // Interface texts are joined with others, and values of the site and facts have rules of their own.
  if (!schema) return found
  report('stray-end', findEndMark(text, labels.test(name)))
  report('stray-edge', findEdgeMark(text))
  if (capitalisedFields.test(name)) report('small-start', findSmallStart(text))
  if (text.startsWith(`${name}: `))
    report('stray-name', { mark: name, index: 0, found: text, instead: text.slice(name.length + 2) })
  return found
}

/** Reports marks in values that other texts include. Their spelling is not checked. */
function checkValues(file: string, { data }: Snapshot): Diagnostic[] {
  const found: Diagnostic[] = []
  const yaml = data.get(file)
  mapTexts(yaml?.value, (text, path) => {
    // The source of a fact is a note for editors.
    if (!yaml || !quickTest.test(text) || (file === factsFile && path.at(-1) === 'source')) return text
    const find = fieldPieces(yaml, path, text)
    const locate: Field['locate'] = (index, piece) => ({ file, ...find(index, piece), field: path.join('.') })
    found.push(...checkField(text, { path, schema: undefined, locate }))
    return text
  })
  return found
}

const reportAt = (location: SourceLocation, id: keyof typeof messages, { found, instead }: StrayMark) =>
  diagnosticAt(location, messages[id], { found, instead })

function checkQuote(text: string, report: Report): void {
  const quote = findOddQuote(text)
  report(quote?.isLength ? 'stray-inches' : 'stray-quote', quote)
}

/** Matches headings, as written, that may have a stray mark at either end or a small letter at the start. */
const suspectHeading = /^#+\s+[^\p{Lu}\p{N}`*_[“‘]|["`,;:=|\\'’–—*_-][\s#]*$/u

/** Lists the headings that may have a stray mark, and the paragraphs and cells with a straight quotation mark, in order. */
function listSuspects(body: string, nodes: readonly Nodes[]): Nodes[] {
  const quotes = [...body.matchAll(/"/g)].map(({ index }) => index)
  let next = 0
  return nodes.filter(({ type, position }) => {
    if (type !== 'heading' && (quotes.length === 0 || (type !== 'paragraph' && type !== 'tableCell'))) return false
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
    if (type === 'heading' && suspectHeading.test(body.slice(start, end))) return true
    while ((quotes[next] ?? end) < start) next++
    return (quotes[next] ?? end) < end
  })
}

function checkText({ file, body = '', nodes = [] }: SnapshotPage): Diagnostic[] {
  const blocks = listSuspects(body, nodes)
  const leaves = blocks.map(leavesOf)
  // A piece of code is a word.
  const texts = leaves.map((each) => each.map(({ node, text }) => (node.type === 'inlineCode' ? 'x' : text)).join(''))
  return blocks.flatMap((node, index) => {
    const [text = '', own = []] = [texts[index], leaves[index]]
    if (!quickTest.test(text)) return []
    const found: Diagnostic[] = []
    const report: Report = (id, mark) => {
      const hit = mark && leafAt(mark.index, own)
      if (!mark || hit?.leaf.node.type !== 'text') return
      const location = pieceFinder(body, hit.leaf.node, hit.leaf.text)(hit.index, mark.mark)
      found.push(reportAt(locationOf({ file }, location), id, mark))
    }
    // A quotation of several paragraphs has a mark at the start of each, and only one at its end.
    if (![text, texts[index + 1]].every((each) => each?.startsWith('"'))) checkQuote(text, report)
    if (node.type !== 'heading') return found
    report('stray-end', findEndMark(text, true))
    report('stray-edge', findEdgeMark(text))
    report('small-start', findSmallStart(text))
    return found
  })
}

/** Returns the leaf that contains the character at an index of the text, and the index of the character in it. */
function leafAt(index: number, leaves: readonly Leaf[]): { leaf: Leaf; index: number } | undefined {
  let start = 0
  for (const leaf of leaves) {
    if (index < start + leaf.text.length) return { leaf, index: index - start }
    start += leaf.text.length
  }
  return undefined
}
