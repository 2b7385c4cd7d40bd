import { visit } from 'unist-util-visit'
import { isScalar, parseDocument, visit as visitYaml } from 'yaml'
import { offsetsOf, parseMarkdown } from '../../editor/merge/markdown/parse-blocks'
import { splitPage } from '../../editor/merge/merge-file'

/** A part of a text, and what is to be in its place. */
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Lets the links of a file lead to another address: those of its text, and those in its fields, except for its aliases. What
 * only looks like a link, such as an address in code, stays.
 * @param file its path, whose ending says how the text is read
 * @param from an address without base path, such as `/docs/collect`, whatever query or anchor follows it
 * @returns the same text if no link leads there
 */
export function changeLinks(file: string, text: string, from: string, to: string): string {
  // Most files do not name it.
  if (!text.includes(from)) return text
  if (!file.endsWith('.md')) return apply(text, editsInYaml(text, from, to))
  const { opening, yaml, closing, body } = splitPage(file, text)
  return opening + apply(yaml, editsInYaml(yaml, from, to)) + closing + apply(body, editsInMarkdown(body, from, to))
}

const leadsTo = (address: string, from: string) =>
  address.startsWith(from) && /^(?:[#?]|$)/.test(address.slice(from.length))

/** Links of a text, and the definitions to which links by reference lead. */
function editsInMarkdown(text: string, from: string, to: string): Edit[] {
  const edits: Edit[] = []
  visit(parseMarkdown(text), (node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || !leadsTo(node.url, from)) return
    const [first, end] = offsetsOf(node)
    const words = node.type === 'link' ? node.children.at(-1) : undefined
    // The address follows the words, which may name it too.
    const after = words ? offsetsOf(words)[1] : first
    const mark = /\]\s*[(:]\s*<?/.exec(text.slice(after, end))
    const start = after + (mark ? mark.index + mark[0].length : 0)
    if (mark && text.startsWith(from, start)) edits.push({ start, end: start + from.length, text: to })
  })
  return edits
}

/** Values of fields that are the address, or a text with links to it. JSON is YAML, too. */
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

const apply = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((changed, edit) => changed.slice(0, edit.start) + edit.text + changed.slice(edit.end), text)
