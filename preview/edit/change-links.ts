import { visit } from 'unist-util-visit'
import { isScalar, parseDocument, visit as visitYaml } from 'yaml'
import { applyEdits, type Edit } from '../../editor/merge/edits'
import { offsetsOf, parseMarkdown } from '../../editor/merge/markdown/parse-blocks'
import { splitPage } from '../../editor/merge/merge-file'

/**
 * Changes the links in a file from one address to another: those in its text, and those in its fields, except for its
 * aliases. Text that only looks like a link, such as an address in code, is kept.
 * @param file its path, whose extension says how to read the text
 * @param from an address without the base path, such as `/docs/collect`, whatever query or anchor follows it
 * @returns the same text if no link leads to that address
 */
export function changeLinks(file: string, text: string, from: string, to: string): string {
  // Most files do not contain it.
  if (!text.includes(from)) return text
  if (!file.endsWith('.md')) return applyEdits(text, editsInYaml(text, from, to))
  const { opening, yaml, closing, body } = splitPage(file, text)
  const fields = applyEdits(yaml, editsInYaml(yaml, from, to))
  return opening + fields + closing + applyEdits(body, editsInMarkdown(body, from, to))
}

const leadsTo = (address: string, from: string) =>
  address.startsWith(from) && /^(?:[#?]|$)/.test(address.slice(from.length))

/** Returns edits to the links in a text, and to the definitions that reference links use. */
function editsInMarkdown(text: string, from: string, to: string): Edit[] {
  const edits: Edit[] = []
  visit(parseMarkdown(text), (node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || !leadsTo(node.url, from)) return
    const [first, end] = offsetsOf(node)
    const lastChild = node.type === 'link' ? node.children.at(-1) : undefined
    // The address follows the text of the link, which may contain it too.
    const after = lastChild ? offsetsOf(lastChild)[1] : first
    const mark = /\]\s*[(:]\s*<?/.exec(text.slice(after, end))
    const start = after + (mark ? mark.index + mark[0].length : 0)
    if (mark && text.startsWith(from, start)) edits.push({ start, end: start + from.length, text: to })
  })
  return edits
}

/** Returns edits to values that are the address, or a text with links to it. JSON is YAML too. */
function editsInYaml(source: string, from: string, to: string): Edit[] {
  const edits: Edit[] = []
  visitYaml(parseDocument(source), {
    Pair: (_, { key }) => (isScalar(key) && key.value === 'aliases' ? visitYaml.SKIP : undefined),
    Scalar(place, { value, range }) {
      if (place === 'key' || typeof value !== 'string' || !range) return
      const [start, end] = range
      const written = source.slice(start, end)
      const found = leadsTo(value, from)
        ? [{ start: written.indexOf(from), end: written.indexOf(from) + from.length, text: to }]
        : editsInMarkdown(written, from, to)
      edits.push(...found.map((edit) => ({ ...edit, start: start + edit.start, end: start + edit.end })))
    },
  })
  return edits
}
