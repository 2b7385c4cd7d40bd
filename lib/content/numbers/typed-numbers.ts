import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { mapTexts } from '../../shared/tokens/replace-tokens'
import { caseMessages } from '../results/case-messages'
import { placeFinder } from '../yaml/find-place'
import type { LineAndColumn } from '../yaml/places'
import type { Path, Yaml } from '../yaml/read-yaml'
import { findNumbers } from './number-patterns'

/** With a reason, or it excuses nothing. */
const excuse = /number ok:\s*[\p{L}\p{N}]/u
/** Stands for an excuse among the words around it. */
const MARK = '\uE000'

interface Leaf {
  text: string
  /** Where it begins in the file; what it says may be written longer there, and never shorter. */
  at: LineAndColumn
}

/** Where numbers are looked for, and what is said of one. */
interface Place {
  field?: string
  /** Words about a picture: a bare number in them is drawn there, or counts what is. */
  isPicture?: boolean
}

/** Fields that are names, not words. */
const isProse = (path: Path) => !/^(picture|primary|lockedTo|publishAt)$/.test(String(path.at(-1)))

/**
 * Finds numbers that somebody typed into a case: a results file that changes would leave them behind. In the text
 * `<!-- number ok: why -->` behind one lets it be. In the front matter and where no comment can stand (code, pictures)
 * each comment alone on a line above lets one be.
 * @param text the whole file
 * @param parts its front matter, and its Markdown with lines that count as in the file
 * @param isWords which fields are looked at
 */
export function typedNumbers(
  file: string,
  text: string,
  { yaml, body }: { yaml: Yaml; body: string },
  isWords: (path: Path) => boolean = isProse,
): Diagnostic[] {
  const lines = text.split(/\r?\n/)
  const find = placeFinder(text)
  const problems: Diagnostic[] = []
  /** How many a line's comments still let be. */
  const left = new Map<number, number>()
  const report = (leaves: readonly Leaf[], first: number, { field, isPicture = false }: Place = {}) => {
    for (const { found, leaf, index, isExcused } of findIn(leaves, isPicture)) {
      const excuses = left.get(first) ?? excusesOf(lines, first, field !== undefined)
      left.set(first, isExcused ? excuses : Math.max(0, excuses - 1))
      if (isExcused || excuses > 0) continue
      const place = find(found.split(/\s/)[0] as string, leaf.at, index)
      const id = field === undefined ? caseMessages['case-typed-number'] : caseMessages['case-typed-number-field']
      problems.push(diagnosticAt({ file, ...place, field }, id, { found: found.replace(/\s+/g, ' ') }))
    }
  }
  mapTexts(yaml.value, (value, path) => {
    if (isWords(path))
      report([{ text: value, at: yaml.placeOf(path) }], yaml.lineOf(path), {
        field: path.join('.'),
        isPicture: path.at(-1) === 'alt',
      })
    return value
  })
  const tree = remark().use(remarkGfm, { singleTilde: false }).parse(body)
  visit(tree as Root, (node) => {
    const at = placeOf(node)
    const { line } = at
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') report(leavesOf(node), line)
    if (node.type === 'code') report([{ text: node.value, at: { line: line + 1, column: 1 } }], line)
    if (node.type === 'image') report([{ text: node.alt ?? '', at }], line, { isPicture: true })
    if ('title' in node && node.title) report([{ text: node.title, at }], line)
  })
  return problems
}

const placeOf = ({ position }: Nodes): LineAndColumn => ({
  line: position?.start.line ?? 0,
  column: position?.start.column ?? 1,
})

/** Words of one line of thought, in order: `**12** seconds` is one number with its unit. */
function leavesOf(node: Nodes): Leaf[] {
  const at = placeOf(node)
  if (node.type === 'text' || node.type === 'inlineCode') return [{ text: node.value, at }]
  if (node.type === 'html' && excuse.test(node.value)) return [{ text: MARK, at }]
  if (node.type === 'break') return [{ text: ' ', at }]
  return 'children' in node ? node.children.flatMap(leavesOf) : []
}

/** A number with the leaf in which it begins, and where in that leaf. */
interface Found {
  found: string
  leaf: Leaf
  index: number
  isExcused: boolean
}

function findIn(leaves: readonly Leaf[], isPicture: boolean): Found[] {
  const whole = leaves.map(({ text }) => text).join('')
  return findNumbers(whole, isPicture).flatMap(({ found, index }) => {
    const isExcused = new RegExp(`^[\\s)”’"',.]*${MARK}`, 'u').test(whole.slice(index + found.length))
    let at = 0
    for (const leaf of leaves) {
      if (index < at + leaf.text.length) return [{ found, leaf, index: index - at, isExcused }]
      at += leaf.text.length
    }
    return []
  })
}

/** One for each comment alone on a line directly above, and one for a comment of YAML behind a value in quotes. */
function excusesOf(lines: readonly string[], line: number, isYaml: boolean): number {
  let count = isYaml && /["'}\]]\s+#[^"']*$/.test(lines[line - 1] ?? '') && excuse.test(lines[line - 1] ?? '') ? 1 : 0
  const alone = isYaml ? /^\s*#.*$/ : /^\s*<!--[^>]*-->\s*$/
  for (let above = line - 2; alone.test(lines[above] ?? ''); above--) if (excuse.test(lines[above] ?? '')) count++
  return count
}
