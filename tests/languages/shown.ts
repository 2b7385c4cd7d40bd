import { html as tree } from '@oogwenk/ship'

const { attribute, allNodesOf } = tree
type Node = tree.Node

/** Attributes that are read out or shown. */
const spoken = [
  'alt',
  'title',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'placeholder',
  'label',
  'data-label',
]

/** Code, and elements without text. */
const notWords = /^(script|style|code|pre)$/

/** Types of inputs whose value is sent, but not shown. */
const withoutText = /^(hidden|radio|checkbox)$/

/** Lists the texts of a page that people read or hear. */
export function shownTexts(html: string): string[] {
  const shown: string[] = []
  const visit = (node: Node) => {
    if (node.nodeName === '#text' && 'value' in node && !isInCode(node)) shown.push(node.value)
    if (!('attrs' in node)) return
    for (const name of spoken) shown.push(attribute(node, name) ?? '')
    if (node.nodeName === 'input' && !withoutText.test(attribute(node, 'type') ?? ''))
      shown.push(attribute(node, 'value') ?? '')
  }
  for (const node of allNodesOf(html)) visit(node)
  return shown.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

function isInCode(node: Node): boolean {
  let above: { nodeName: string; parentNode?: unknown } | null = node
  for (; above; above = (above.parentNode ?? null) as typeof above) if (notWords.test(above.nodeName)) return true
  return false
}

/** Lists the parts of a text that are outside the translated pieces, which are in « ». */
export function untranslated(text: string): string[] {
  let depth = 0
  let left = ''
  for (const letter of text) {
    if (letter === '«') depth += 1
    else if (letter === '»') depth -= 1
    left += depth > 0 || letter === '»' ? '\n' : letter
  }
  return left.split(/\n+/).flatMap((piece) => (/[a-z]{2}/i.test(piece) ? [piece.trim()] : []))
}
