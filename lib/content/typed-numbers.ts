import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import type { Problem } from '../errors'
import { mapTexts, tokenPattern } from '../facts/fill'
import type { Yaml } from './read-yaml'

/** Written out, a number is no less typed by hand. `One viewer at a time` is none. */
const words =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|a dozen|half a dozen'
const between = '(?:more |other |different |simulated |of the |percentage )*'
const units =
  '%|‰|°|(?:per ?cent|percent|points?|beats?|bpm|hertz|hz|ms|s|seconds?|milliseconds?|minutes?|hours?|degrees?|px|pixels?|people|persons?|viewers?|visitors?|participants?|testers?|samples?|rows?)(?![\\p{L}\\p{N}])'
const numberWithUnit = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:[+−-]?\\p{Nd}+(?:[.,]\\p{Nd}+)*|${words})[\\s-]*${between}(?:${units})`,
  'giu',
)

/** With a reason, or it excuses nothing. */
const excuse = /number ok:\s*[\p{L}\p{N}]/u

interface Leaf {
  text: string
  line: number
}

/**
 * Finds numbers with a unit that somebody typed into a case: a results file that changes would leave them behind. On a
 * line with `<!-- number ok: why -->` (in the front matter `# number ok: why`), or below one that holds nothing else,
 * they are let be.
 * @param text the whole file
 * @param parts its front matter, and its Markdown with lines that count as in the file
 */
export function typedNumbers(file: string, text: string, { yaml, body }: { yaml: Yaml; body: string }): Problem[] {
  const lines = text.split(/\r?\n/)
  const problems: Problem[] = []
  const report = (leaves: readonly Leaf[], field?: string) => {
    for (const { found, line } of findIn(leaves)) {
      if (isExcused(lines, line)) continue
      const what = `“${found.replace(/\s+/g, ' ')}” is a number that was typed by hand.`
      const fix = 'Quote a figure, such as {{a.engagement}}, or say on the same line why it may stand: number ok: why.'
      problems.push({ file, line, field, what, fix })
    }
  }
  mapTexts(yaml.value, (value, path) => {
    report([{ text: value, line: yaml.lineOf(path) }], path.join('.'))
    return value
  })
  const tree = remark().use(remarkGfm, { singleTilde: false }).parse(body)
  visit(tree as Root, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') report(leavesOf(node))
    if (node.type === 'code') report([{ text: node.value, line: (node.position?.start.line ?? 0) + 1 }])
    const line = node.position?.start.line ?? 0
    if (node.type === 'image') report([{ text: node.alt ?? '', line }])
    if ('title' in node && node.title) report([{ text: node.title, line }])
  })
  return problems
}

/** Words of one line of thought, in order: `**12** seconds` is one number with its unit. */
function leavesOf(node: Nodes): Leaf[] {
  if (node.type === 'text' || node.type === 'inlineCode')
    return [{ text: node.value, line: node.position?.start.line ?? 0 }]
  if (node.type === 'break') return [{ text: ' ', line: node.position?.start.line ?? 0 }]
  return 'children' in node ? node.children.flatMap(leavesOf) : []
}

function findIn(leaves: readonly Leaf[]): { found: string; line: number }[] {
  const whole = leaves.map(({ text }) => text).join('')
  // Of equal length, so that places stay.
  const rest = whole.replace(tokenPattern, (token) => '·'.repeat(token.length))
  return [...rest.matchAll(numberWithUnit)].map(({ 0: found, index }) => {
    let at = 0
    for (const { text, line } of leaves) {
      if (index < at + text.length) return { found, line: line + text.slice(0, index - at).split('\n').length - 1 }
      at += text.length
    }
    return { found, line: leaves.at(-1)?.line ?? 0 }
  })
}

function isExcused(lines: readonly string[], line: number): boolean {
  const [own = '', above = ''] = [lines[line - 1], lines[line - 2]]
  return excuse.test(own) || (excuse.test(above) && /^\s*(<!--[^>]*-->|#.*)\s*$/.test(above))
}
